import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { closeAndReopen } from '#tests/support/close-and-reopen.ts';
import { Gallery } from './gallery.tsx';

// Three different addresses of one file.
const IMAGES = [
  '/images/products/placeholder.jpg?front',
  '/images/products/placeholder.jpg?side',
  '/images/products/placeholder.jpg?back',
];

const mainPicture = page.getByRole('img', { name: /Dome camera/ });
const thumbnail = (number: number, total = 3) =>
  page.getByRole('button', { name: `Show image ${number} of ${total}` });

test('P1: has a thumbnail for each picture, and shows the one that is clicked', async () => {
  await render(<Gallery images={IMAGES} title="Dome camera" />);
  await expect.element(mainPicture).toHaveAttribute('src', '/images/products/placeholder.jpg?front');
  await expect.element(mainPicture).toHaveAccessibleName('Dome camera, view 1 of 3');
  await expect.element(page.getByRole('button', { name: /^Show image/ })).toHaveLength(3);
  await expect.element(thumbnail(1)).toHaveAttribute('aria-current', 'true');
  await thumbnail(3).click();
  await expect.element(mainPicture).toHaveAttribute('src', '/images/products/placeholder.jpg?back');
  await expect.element(mainPicture).toHaveAccessibleName('Dome camera, view 3 of 3');
  await expect.element(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  await expect.element(thumbnail(1)).toHaveAttribute('aria-current', 'false');
  await expect.element(thumbnail(3)).toHaveFocus();
});

test('names the view that a picture shows, and notes that pictures are illustrations', async () => {
  await render(<Gallery images={['45/hero.webp', '45/detail.webp']} title="Dome camera" />);
  await expect.element(page.getByRole('img', { name: 'Dome camera, three-quarter view' })).toBeVisible();
  await thumbnail(2, 2).click();
  await expect.element(page.getByRole('img', { name: 'Dome camera, close-up' })).toBeVisible();
  await expect.element(page.getByText(/^Pictures are illustrations/)).toBeVisible();
});

test('a single picture has no thumbnail, and the title alone as its alternative text', async () => {
  await render(<Gallery images={IMAGES.slice(0, 1)} title="Dome camera" />);
  await expect.element(mainPicture).toHaveAccessibleName('Dome camera');
  await expect.element(thumbnail(1, 1)).not.toBeInTheDocument();
});

test('a product without pictures has the placeholder and nothing to zoom', async () => {
  await render(<Gallery images={[]} title="Dome camera" />);
  await expect.element(mainPicture).toHaveAttribute('src', '/images/products/placeholder.jpg');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

describe('the zoom dialog', () => {
  const opener = page.getByRole('button', { name: 'Zoom', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Pictures of Dome camera' });
  const picture = dialog.getByRole('img', { name: /Dome camera/ });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  const box = () => picture.element().getBoundingClientRect();
  const centreX = () => box().x + box().width / 2;
  let fittedWidth = 0;

  /** Waits until the zoom level and the width of the picture are those of `scale`. At 1 the picture fits the screen. */
  async function expectScale(scale: number): Promise<void> {
    await expect.element(dialog.getByText(`${Math.round(scale * 100)}%`)).toBeVisible();
    await expect.poll(() => box().width / fittedWidth).toBeCloseTo(scale, 1);
  }

  async function openDialog(images: readonly string[] = IMAGES): Promise<void> {
    await render(<Gallery images={images} title="Dome camera" />);
    await opener.click();
    await expect.element(picture).toBeVisible();
    fittedWidth = box().width;
    await expectScale(1);
  }

  test('opens with a click on the picture, shows the same picture, and closes with its button', async () => {
    await render(<Gallery images={IMAGES} title="Dome camera" />);
    await thumbnail(2).click();
    // `force`, because the zoom button covers the picture.
    await userEvent.click(mainPicture, { position: { x: 20, y: 20 }, force: true });
    await expect.element(picture).toHaveAccessibleName('Dome camera, view 2 of 3');
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
    await button('Close pictures').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('closes with Escape and returns the focus, and the page then shows the picture viewed last', async () => {
    await openDialog();
    await button('Next picture').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  });

  test('opens again right after it was closed', async () => {
    await openDialog();
    await closeAndReopen(dialog.element(), opener.element());
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveLength(1);
  });

  test('P2: zooms with its buttons, goes from the first picture to the last and back, and fits each to the screen', async () => {
    await openDialog();
    await button('Zoom in').click();
    await button('Zoom in').click();
    await button('Zoom out').click();
    await expectScale(1.5);
    await button('Previous picture').click();
    await expect.element(picture).toHaveAccessibleName('Dome camera, view 3 of 3');
    await expectScale(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(picture).toHaveAccessibleName('Dome camera, view 1 of 3');
  });

  test('P2: zooms and moves a picture with keys, within its limits', async () => {
    await openDialog();
    const centre = centreX();
    await userEvent.keyboard('+');
    await expectScale(1.5);
    await userEvent.keyboard('+++');
    await expectScale(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(centreX).toBeGreaterThan(centre + 20);
    await expect.element(picture).toHaveAccessibleName('Dome camera, view 1 of 3');
    await userEvent.keyboard('-');
    await expectScale(4 / 1.5);
    await userEvent.keyboard('0');
    await expectScale(1);
    expect(centreX()).toBeCloseTo(centre, 0);
    await userEvent.keyboard('-');
    await expectScale(1);
  });

  test('fits the picture again after zooming in and out in quick succession', async () => {
    await openDialog();
    const centre = centreX();
    await userEvent.keyboard('+-');
    await expectScale(1);
    expect(centreX()).toBeCloseTo(centre, 0);
  });

  test('enlarges a picture at the point of a click, and fits it with another click', async () => {
    await openDialog();
    const centre = centreX();
    await userEvent.click(picture, { position: { x: fittedWidth / 2 - 100, y: fittedWidth / 2 } });
    await expectScale(2.5);
    // The clicked point stays where it is on the screen. It was 100 px left of the picture's centre and is 250 px left of it
    // at 2.5 times the size, so the centre moves 150 px to the right.
    await expect.poll(() => Math.round(centreX() - centre)).toBe(150);
    await userEvent.click(picture, { position: { x: box().width / 2, y: box().height / 2 } });
    await expectScale(1);
  });

  test('has no arrows for a single picture', async () => {
    await openDialog(IMAGES.slice(0, 1));
    await expect.element(button('Zoom in')).toBeVisible();
    await expect.element(button('Next picture')).not.toBeInTheDocument();
  });
});
