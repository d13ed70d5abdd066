import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductPicture } from './product-picture.tsx';

test('shows the placeholder with the same alternative text if the picture is missing', async () => {
  await render(<ProductPicture image="no-such-picture.webp" alt="Dome camera" size={96} />);
  const picture = page.getByRole('img', { name: 'Dome camera' });
  await expect.element(picture).toHaveAttribute('src', '/images/products/placeholder.jpg');
});

test('is a square before and after a picture of another shape is loaded', async () => {
  await render(
    // The picture is far below the screen, so it is not loaded yet.
    <div style={{ inlineSize: 96, marginBlockStart: 20_000 }}>
      <ProductPicture image="/images/products/1/card.jpg" alt="Dome camera" size={96} />
    </div>,
  );
  const picture = page.getByRole('img', { name: 'Dome camera' });
  const naturalSize = () => {
    const image = picture.element();
    return image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [];
  };
  const expectSquare = () =>
    expect(picture.element().getBoundingClientRect()).toMatchObject({ width: 96, height: 96 });
  await expect.element(picture).toHaveAttribute('width', '96');
  await expect.element(picture).toHaveAttribute('height', '96');
  expect(naturalSize()).toEqual([0, 0]);
  expectSquare();
  picture.element().scrollIntoView();
  await expect.poll(naturalSize).toEqual([1200, 630]);
  expectSquare();
});
