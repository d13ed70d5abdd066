import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductPicture } from './product-picture.tsx';

test('shows the placeholder with the same alternative text if the picture is missing', async () => {
  await render(<ProductPicture image="no-such-picture.webp" alt="Dome camera" size={96} />);
  const picture = page.getByRole('img', { name: 'Dome camera' });
  await expect.element(picture).toHaveAttribute('src', '/images/products/placeholder.jpg');
});

test('has a width and a height, so that a square is reserved before the picture is loaded', async () => {
  await render(<ProductPicture image="data:image/svg+xml," alt="Dome camera" size={96} />);
  const picture = page.getByRole('img', { name: 'Dome camera' });
  await expect.element(picture).toHaveAttribute('width', '96');
  await expect.element(picture).toHaveAttribute('height', '96');
});
