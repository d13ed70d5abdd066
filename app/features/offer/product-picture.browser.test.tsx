import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductPicture } from './product-picture.tsx';

test('a product whose picture is missing shows the placeholder under the same name', async () => {
  await render(<ProductPicture image="no-such-picture.webp" alt="Dome camera" size={96} />);
  const picture = page.getByRole('img', { name: 'Dome camera' });
  await expect.element(picture).toHaveAttribute('src', '/images/products/placeholder.jpg');
});

test('a product’s picture is a square that keeps its place while it loads', async () => {
  await render(<ProductPicture image="data:image/svg+xml," alt="Dome camera" size={96} />);
  const picture = page.getByRole('img', { name: 'Dome camera' });
  await expect.element(picture).toHaveAttribute('width', '96');
  await expect.element(picture).toHaveAttribute('height', '96');
});
