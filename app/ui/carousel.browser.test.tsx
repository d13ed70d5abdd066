import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), content: <p>Slide {index + 1}</p> }));

const previous = page.getByRole('button', { name: 'Previous' });
const next = page.getByRole('button', { name: 'Next' });

function visibleSlides(): readonly string[] {
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

const scrollBehavior = () => getComputedStyle(page.getByRole('list').element()).scrollBehavior;

const emulateReducedMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => page.viewport(1280, 800));
afterEach(() => emulateReducedMotion('no-preference'));

test.each([
  [1280, 4],
  [1000, 3],
  [700, 2],
  [400, 1],
])('on a screen %i px wide, shows %i whole slides', async (width, shown) => {
  await page.viewport(width, 800);
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await expect.element(page.getByRole('region', { name: 'Best Sellers' })).toBeVisible();
  expect(visibleSlides()).toHaveLength(shown);
});

test('C6: scrolls to the next slides with Next, which is disabled at the end', async () => {
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  await next.click();
  await expect.poll(visibleSlides).toEqual(['Slide 5', 'Slide 6', 'Slide 7', 'Slide 8']);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
  await previous.click();
  await expect.poll(visibleSlides).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
});

test('starts at the first slide when the slides change', async () => {
  const { rerender } = await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await next.click();
  await expect.poll(visibleSlides).toContain('Slide 8');
  await rerender(<Carousel title="Best Sellers" slides={slides(7)} />);
  await expect.poll(visibleSlides).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
});

test('C3: scrolls without animation if reduced motion is preferred', async () => {
  await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  expect(scrollBehavior()).toBe('smooth');
  await emulateReducedMotion('reduce');
  await expect.poll(scrollBehavior).toBe('auto');
  await next.click();
  await expect.poll(visibleSlides).toEqual(['Slide 5', 'Slide 6', 'Slide 7', 'Slide 8']);
});

test('updates the buttons when the slides or the width of the window change', async () => {
  const { rerender } = await render(<Carousel title="Best Sellers" slides={slides(8)} />);
  await rerender(<Carousel title="Best Sellers" slides={slides(3)} />);
  await expect.element(next).not.toBeInTheDocument();
  await page.viewport(700, 800);
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
});

test('leaves the buttons as they are while it is not laid out', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.contentVisibility = 'hidden';
  await render(<Carousel title="Best Sellers" slides={slides(3)} />, { container });
  const button = page.getByRole('button', { name: 'Previous', includeHidden: true }).element();
  const onChange = vi.fn();
  new MutationObserver(onChange).observe(button, { attributes: true });
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(button));
  container.style.contentVisibility = 'visible';
  await expect.element(next).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});
