import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from './gallery.tsx';

// A slash makes a name a path, which stays as it is.
const IMAGES = [
  '/images/products/placeholder.jpg?front',
  '/images/products/placeholder.jpg?side',
  '/images/products/placeholder.jpg?back',
];

const main = page.getByRole('img', { name: /Dome camera/ });
const thumbnail = (at: number, of = 3) => page.getByRole('button', { name: `Show image ${at} of ${of}` });

test('the first picture is shown, and every other has its own button', async () => {
  await render(<Gallery images={IMAGES} title="Dome camera" />);
  await expect.element(main).toHaveAttribute('src', '/images/products/placeholder.jpg?front');
  await expect.element(main).toHaveAccessibleName('Dome camera, view 1 of 3');
  await expect.element(page.getByRole('button')).toHaveLength(3);
  await expect.element(thumbnail(1)).toHaveAttribute('aria-current', 'true');
});

test('a click on a small picture shows it large', async () => {
  await render(<Gallery images={IMAGES} title="Dome camera" />);
  await thumbnail(3).click();
  await expect.element(main).toHaveAttribute('src', '/images/products/placeholder.jpg?back');
  await expect.element(main).toHaveAccessibleName('Dome camera, view 3 of 3');
  await expect.element(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  await expect.element(thumbnail(1)).toHaveAttribute('aria-current', 'false');
  await expect.element(thumbnail(3)).toHaveFocus();
});

test('a picture of the studio says from where the product is seen; all are illustrations', async () => {
  await render(<Gallery images={['45/hero.webp', '45/detail.webp']} title="Dome camera" />);
  await expect.element(page.getByRole('img', { name: 'Dome camera, three-quarter view' })).toBeVisible();
  await thumbnail(2, 2).click();
  await expect.element(page.getByRole('img', { name: 'Dome camera, close-up' })).toBeVisible();
  await expect.element(page.getByText(/^Pictures are illustrations/)).toBeVisible();
});

test('a single picture needs no number', async () => {
  await render(<Gallery images={IMAGES.slice(0, 1)} title="Dome camera" />);
  await expect.element(main).toHaveAccessibleName('Dome camera');
});
