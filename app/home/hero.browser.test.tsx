import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { Banner } from './model/editorial.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { Hero } from './hero.tsx';

function aBanner(id: number): Banner {
  return {
    id: String(id),
    title: `Banner ${id}`,
    subtitle: `About ${id}`,
    image: `${id}.webp`,
    imageAlt: `Picture ${id}`,
    buttonText: `Shop ${id}`,
    buttonLink: `/product/${id}`,
    bgColor: 'graphite',
    position: 'left',
    callouts: [{ label: 'Range', value: '30 m', reach: 60 }],
  };
}

const BANNERS = [aBanner(1), aBanner(2), aBanner(3)];

const region = page.getByRole('region', { name: 'Featured banners' });
const pause = page.getByRole('button', { name: 'Pause slides' });
const play = page.getByRole('button', { name: 'Play slides' });
const otherButton = page.getByRole('button', { name: 'Other button' });
const slide = (id: number) => page.getByRole('heading', { name: `Banner ${id}` });
const slidesElement = () => page.getByRole('group', { name: '1 of 3' }).element().parentElement;

async function openHome() {
  await renderOnPage(
    <>
      <button type="button">Other button</button>
      <Hero banners={BANNERS} />
    </>,
  );
  await otherButton.hover();
}

const waitUntilAdvancing = () => expect.poll(() => vi.getTimerCount()).toBe(1);
const waitUntilStopped = () => expect.poll(() => vi.getTimerCount()).toBe(0);

/** Advances the timers once the slides have set one. */
async function advance(milliseconds: number) {
  await waitUntilAdvancing();
  vi.advanceTimersByTime(milliseconds);
}

const emulateMotionPreference = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await emulateMotionPreference('no-preference');
});

test('shows the next slide after five seconds, and the first after the last', async () => {
  await openHome();
  await advance(4999);
  await expect.element(slide(1)).toBeInTheDocument();
  await advance(1);
  await expect.element(slide(2)).toBeInTheDocument();
  await expect.element(slide(1)).not.toBeInTheDocument();
  await advance(5000);
  await expect.element(slide(3)).toBeInTheDocument();
  await advance(5000);
  await expect.element(slide(1)).toBeInTheDocument();
});

test('C4: only the current slide is accessible', async () => {
  await openHome();
  await expect.element(page.getByRole('link')).toHaveLength(1);
  await page.getByRole('link', { name: 'Shop 1' }).click();
  await expect.element(address).toHaveTextContent('/product/1');
});

test('C4: a slide has a picture, a text and its position among the slides', async () => {
  await openHome();
  await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
  const first = page.getByRole('group', { name: '1 of 3' });
  await expect.element(first).toHaveAttribute('aria-roledescription', 'slide');
  await expect.element(first.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument();
  await expect.element(first.getByText('About 1')).toBeInTheDocument();
  await expect.element(first.getByText('30 m')).toBeInTheDocument();
});

test('C1, C2: the first control stops the slides until it is pressed again, and is named after its action', async () => {
  await openHome();
  await expect.element(region.getByRole('button').first()).toHaveAccessibleName('Pause slides');
  await expect.element(pause).not.toHaveAttribute('aria-pressed');
  await pause.click();
  await expect.element(play).toHaveFocus();
  await otherButton.click();
  await waitUntilStopped();
  await play.click();
  await otherButton.click();
  await advance(5000);
  await expect.element(slide(2)).toBeInTheDocument();
  await expect.element(pause).toBeVisible();
});

test('C2: choosing a slide stops the slides', async () => {
  await openHome();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.element(slide(2)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect.element(slide(3)).toBeInTheDocument();
  await expect.element(play).toBeVisible();
  await otherButton.click();
  await waitUntilStopped();
});

test('C2: hovering pauses the slides until the pointer leaves', async () => {
  await openHome();
  await waitUntilAdvancing();
  await slide(1).hover();
  await waitUntilStopped();
  await expect.element(pause).toBeVisible();
  await otherButton.hover();
  await advance(5000);
  await expect.element(slide(2)).toBeInTheDocument();
});

test('C2: focus on the pause button pauses the slides, and leaving it without pressing stops them', async () => {
  await openHome();
  await waitUntilAdvancing();
  otherButton.element().focus();
  await userEvent.tab();
  await expect.element(pause).toHaveFocus();
  await waitUntilStopped();
  await userEvent.tab({ shift: true });
  await expect.element(play).toBeVisible();
  await waitUntilStopped();
  await play.click();
  await otherButton.click();
  await advance(5000);
  await expect.element(slide(2)).toBeInTheDocument();
});

test.each([
  ['Previous slide', () => page.getByRole('button', { name: 'Previous slide' })],
  ['a slide’s link', () => page.getByRole('link', { name: 'Shop 1' })],
])(
  'C2: focus on %s stops the slides, and they stay stopped when it leaves and on hover',
  async (_, control) => {
    await openHome();
    await waitUntilAdvancing();
    control().element().focus();
    await expect.element(play).toBeVisible();
    otherButton.element().focus();
    await slide(1).hover();
    await otherButton.hover();
    await nextPaint();
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('C4: announces slides only while they do not advance automatically', async () => {
  await openHome();
  expect(slidesElement()?.getAttribute('aria-live')).toBe('off');
  await pause.click();
  await expect.element(play).toBeVisible();
  expect(slidesElement()?.getAttribute('aria-live')).toBe('polite');
});

test('C3: does not start automatically for visitors who prefer reduced motion', async () => {
  await emulateMotionPreference('reduce');
  await openHome();
  await expect.element(play).toBeVisible();
  const firstSlide = page.getByRole('group', { name: '1 of 3' }).element();
  expect(getComputedStyle(firstSlide).transitionDuration).toBe('0s');
  await nextPaint();
  expect(vi.getTimerCount()).toBe(0);
  await play.click();
  await otherButton.click();
  await advance(5000);
  await expect.element(slide(2)).toBeInTheDocument();
});

test('no background and no side of the text leaves a class undefined', async () => {
  const banners: Banner[] = [
    { ...aBanner(1), bgColor: 'graphite', position: 'right' },
    { ...aBanner(2), bgColor: 'harbour', position: 'left' },
    { ...aBanner(3), bgColor: 'slate', position: 'right' },
  ];
  await renderOnPage(<Hero banners={banners} />);
  await expect.element(region).toBeVisible();
  expect(document.querySelectorAll('.undefined')).toHaveLength(0);
});
