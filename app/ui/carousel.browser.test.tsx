import { beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(at), content: <p>Slide {at + 1}</p> }));

const previous = page.getByRole('button', { name: 'Previous' });
const next = page.getByRole('button', { name: 'Next' });

function inView(): readonly string[] {
  const row = page.getByRole('list').element().getBoundingClientRect();
  return page
    .getByRole('listitem')
    .elements()
    .filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= row.left && right <= row.right;
    })
    .map((slide) => slide.textContent);
}

const scrolling = () => getComputedStyle(page.getByRole('list').element()).scrollBehavior;

const prefersMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => page.viewport(1280, 800));

test.each([
  [1280, 4],
  [1000, 3],
  [700, 2],
  [400, 1],
])('on a screen of %i pixels it shows %i whole slides', async (width, shown) => {
  await page.viewport(width, 800);
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await expect.element(page.getByRole('region', { name: 'Best Sellers' })).toBeVisible();
  expect(inView()).toHaveLength(shown);
});

test('C6: Next brings the next slides, and at the end has nothing to do', async () => {
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  await next.click();
  await expect.poll(inView).toEqual(['Slide 5', 'Slide 6', 'Slide 7', 'Slide 8']);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
  await previous.click();
  await expect.poll(inView).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
});

test('other slides begin at their start', async () => {
  const { rerender } = await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await next.click();
  await expect.poll(inView).toContain('Slide 8');
  await rerender(<Carousel title="Best Sellers" slides={slides(7)} />);
  await expect.poll(inView).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
});

test('C6: the row scrolls by itself, as by thumb or wheel, and the buttons know', async () => {
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  const row = page.getByRole('list').element();
  expect(getComputedStyle(row).overflowX).toBe('auto');
  row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('C3: nothing slides for whoever has asked for less motion', async () => {
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  expect(scrolling()).toBe('smooth');
  await prefersMotion('reduce');
  await expect.poll(scrolling).toBe('auto');
  await next.click();
  await expect.poll(inView).toEqual(['Slide 5', 'Slide 6', 'Slide 7', 'Slide 8']);
  await prefersMotion('no-preference');
});

test('where all slides fit there is nowhere to go, and no button says so', async () => {
  await render(<Carousel title="Related Products" slides={slides(4)} />);
  await expect.element(page.getByRole('region', { name: 'Related Products' })).toBeVisible();
  await expect.element(previous).not.toBeInTheDocument();
  await expect.element(next).not.toBeInTheDocument();
});

test('when fewer slides come, or the window widens, the buttons know', async () => {
  const { rerender } = await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await rerender(<Carousel title="Best Sellers" slides={slides(3)} />);
  await expect.element(next).not.toBeInTheDocument();
  await page.viewport(700, 800);
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
});
