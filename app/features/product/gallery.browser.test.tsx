import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { reopenAtOnce } from '#tests/support/reopen-at-once.ts';
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
  await expect.element(page.getByRole('button', { name: /^Show image/ })).toHaveLength(3);
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

describe('the large pictures', () => {
  const opener = page.getByRole('button', { name: 'Zoom', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Pictures of Dome camera' });
  const large = dialog.getByRole('img', { name: /Dome camera/ });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  /** How many times larger than fitted the picture is on the screen, once it has come to rest. */
  async function isShown(scale: number): Promise<void> {
    await expect.element(dialog.getByText(`${Math.round(scale * 100)} %`)).toBeVisible();
    await expect.poll(() => Math.round(box().width)).toBe(Math.round(fitted * scale));
  }
  const box = () => large.element().getBoundingClientRect();
  let fitted = 0;

  // The fingers of these tests are made up: there is nothing of them that the browser could capture.
  beforeEach(() => void vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  async function open(): Promise<void> {
    await render(<Gallery images={IMAGES} title="Dome camera" />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    fitted = box().width;
    await isShown(1);
  }

  test('are opened by a click on the picture, too, and show the one that the page shows', async () => {
    await render(<Gallery images={IMAGES} title="Dome camera" />);
    await thumbnail(2).click();
    await userEvent.click(main, { position: { x: 20, y: 20 }, force: true });
    await expect.element(large).toHaveAccessibleName('Dome camera, view 2 of 3');
    await expect.element(dialog.getByText('2 of 3')).toBeVisible();
  });

  test('Escape closes them and gives the focus back; the page shows the picture that was shown last', async () => {
    await open();
    await button('Next picture').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  });

  test('their button closes them, too', async () => {
    await open();
    await button('Close pictures').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('closed and at once asked for again, they stay', async () => {
    await open();
    await reopenAtOnce(dialog.element(), opener.element());
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveLength(1);
  });

  test('turn to the next and to the one before, round and round, and each starts fitted', async () => {
    await open();
    await button('Zoom in').click();
    await isShown(1.5);
    await button('Previous picture').click();
    await expect.element(large).toHaveAccessibleName('Dome camera, view 3 of 3');
    await isShown(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(large).toHaveAccessibleName('Dome camera, view 1 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(large).toHaveAccessibleName('Dome camera, view 3 of 3');
  });

  test('P2: are enlarged and moved by keys, as far as there is something to see', async () => {
    await open();
    const middle = box().x + box().width / 2;
    await userEvent.keyboard('+');
    await isShown(1.5);
    await userEvent.keyboard('+++');
    await isShown(4);
    await expect.element(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => box().x + box().width / 2).toBeGreaterThan(middle + 20);
    await userEvent.keyboard('-');
    await isShown(4 / 1.5);
    await userEvent.keyboard('0');
    await isShown(1);
    await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    expect(box().x + box().width / 2).toBeCloseTo(middle, 0);
  });

  test('are enlarged by a click where it was, dragged, and fitted by another click', async () => {
    await open();
    press('pointerdown', 1, { x: -100, y: 0 });
    press('pointerup', 1, { x: -100, y: 0 });
    await isShown(2.5);
    // What was under the pointer stays there: 100 px left of the middle are now 250.
    await expect.poll(() => Math.round(fromMiddle())).toBe(150);
    press('pointerdown', 1, { x: 0, y: 0 });
    press('pointermove', 1, { x: -50, y: 0 });
    press('pointerup', 1, { x: -50, y: 0 });
    await expect.poll(() => Math.round(fromMiddle())).toBe(100);
    await isShown(2.5);
    press('pointerdown', 1, { x: 0, y: 0 });
    press('pointerup', 1, { x: 0, y: 0 });
    await isShown(1);
  });

  test('P2: are enlarged by two fingers, by a double tap, and turned by a stroke', async () => {
    await open();
    const touch = { pointerType: 'touch' };
    press('pointerdown', 1, { x: -50, y: 0 }, touch);
    press('pointerdown', 2, { x: 50, y: 0 }, touch);
    press('pointermove', 1, { x: -100, y: 0 }, touch);
    press('pointermove', 2, { x: 100, y: 0 }, touch);
    press('pointerup', 1, { x: -100, y: 0 }, touch);
    press('pointerup', 2, { x: 100, y: 0 }, touch);
    await isShown(2);
    await button('Next picture').click();
    await isShown(1);
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
      press(type, 1, { x: 0, y: 0 }, touch);
    }
    await isShown(2.5);
    await userEvent.keyboard('0');
    press('pointerdown', 1, { x: 100, y: 0 }, touch);
    press('pointermove', 1, { x: -100, y: 10 }, touch);
    press('pointerup', 1, { x: -100, y: 10 }, touch);
    await expect.element(large).toHaveAccessibleName('Dome camera, view 3 of 3');
  });

  test('follow two fingers that move together, and the one that is left after a pinch', async () => {
    await open();
    const touch = { pointerType: 'touch' };
    await userEvent.keyboard('++');
    await isShown(2.25);
    const started = fromMiddle();
    press('pointerdown', 1, { x: -50, y: 0 }, touch);
    press('pointerdown', 2, { x: 50, y: 0 }, touch);
    for (let moved = 10; moved <= 40; moved += 10) {
      press('pointermove', 1, { x: -50 + moved, y: 0 }, touch);
      press('pointermove', 2, { x: 50 + moved, y: 0 }, touch);
    }
    await expect.poll(() => Math.round(fromMiddle() - started)).toBe(40);
    press('pointerup', 2, { x: 90, y: 0 }, touch);
    press('pointermove', 1, { x: -30, y: 0 }, touch);
    await expect.poll(() => Math.round(fromMiddle() - started)).toBe(20);
    press('pointerup', 1, { x: -30, y: 0 }, touch);
  });

  test('larger and at once smaller again are fitted, in the middle', async () => {
    await open();
    await userEvent.keyboard('+-');
    await isShown(1);
    expect(fromMiddle()).toBeCloseTo(0, 0);
  });

  test('leave no empty strip when they are larger than their frame, however far they are dragged', async () => {
    await open();
    await userEvent.keyboard('+++');
    await isShown(1.5 ** 3);
    press('pointerdown', 1, { x: 0, y: 0 });
    press('pointermove', 1, { x: 3000, y: 3000 });
    press('pointerup', 1, { x: 3000, y: 3000 });
    const frame = stage().getBoundingClientRect();
    await expect.poll(() => box().x).toBeCloseTo(frame.x, 0);
    await expect.poll(() => box().y).toBeCloseTo(frame.y, 0);
  });

  test('are enlarged by the wheel, and the page behind stays as it is', async () => {
    await open();
    const event = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true });
    stage().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await isShown(Math.exp(0.4));
  });

  test('a single one has nowhere to turn to', async () => {
    await render(<Gallery images={IMAGES.slice(0, 1)} title="Dome camera" />);
    await opener.click();
    await expect.element(button('Zoom in')).toBeVisible();
    await expect.element(button('Next picture')).not.toBeInTheDocument();
  });

  const fromMiddle = () => box().x + box().width / 2 - innerWidth / 2;

  /** The element that hears pointers: what lies under the middle of the picture. */
  function stage(): Element {
    const { x, y, width, height } = dialog.element().getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!found) throw new Error('Nothing lies in the middle of the dialog.');
    return found;
  }

  function press(
    type: string,
    pointerId: number,
    at: { x: number; y: number },
    more: PointerEventInit = {},
  ): void {
    const { x, y, width, height } = stage().getBoundingClientRect();
    stage().dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'mouse',
        clientX: x + width / 2 + at.x,
        clientY: y + height / 2 + at.y,
        bubbles: true,
        ...more,
      }),
    );
  }
});
