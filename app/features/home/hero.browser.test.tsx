import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { Banner } from '#app/domain/content/banner.ts';
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

const BANNERS = [aBanner(1), aBanner(49), aBanner(45)];

const region = page.getByRole('region', { name: 'Featured banners' });
const pause = page.getByRole('button', { name: 'Pause slides' });
const play = page.getByRole('button', { name: 'Play slides' });
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const slide = (id: number) => page.getByRole('heading', { name: `Banner ${id}` });
const stages = () => page.getByRole('group', { name: '1 of 3' }).element().parentElement;

async function openHome() {
  await renderOnPage(
    <>
      <button type="button">Elsewhere</button>
      <Hero banners={BANNERS} />
    </>,
  );
  await elsewhere.hover();
}

const turning = () => expect.poll(() => vi.getTimerCount()).toBe(1);
const still = () => expect.poll(() => vi.getTimerCount()).toBe(0);

/** Lets time pass once the slides wait for it. */
async function pass(milliseconds: number) {
  await turning();
  vi.advanceTimersByTime(milliseconds);
}

const prefersMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await prefersMotion('no-preference');
});

test('a slide gives way to the next after five seconds, and the last to the first', async () => {
  await openHome();
  await pass(4999);
  await expect.element(slide(1)).toBeInTheDocument();
  await pass(1);
  await expect.element(slide(49)).toBeInTheDocument();
  await expect.element(slide(1)).not.toBeInTheDocument();
  await pass(5000);
  await expect.element(slide(45)).toBeInTheDocument();
  await pass(5000);
  await expect.element(slide(1)).toBeInTheDocument();
});

test('C4: only the slide that is shown can be reached', async () => {
  await openHome();
  await expect.element(page.getByRole('link')).toHaveLength(1);
  await page.getByRole('link', { name: 'Shop 1' }).click();
  await expect.element(address).toHaveTextContent('/product/1');
});

test('C4: a slide has its picture, its words and its place among the others', async () => {
  await openHome();
  await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
  const first = page.getByRole('group', { name: '1 of 3' });
  await expect.element(first).toHaveAttribute('aria-roledescription', 'slide');
  await expect.element(first.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument();
  await expect.element(first.getByText('About 1')).toBeInTheDocument();
  await expect.element(first.getByText('30 m')).toBeInTheDocument();
});

test('C2: Pause stops the slides for good, until Play', async () => {
  await openHome();
  await pause.click();
  await expect.element(play).toHaveFocus();
  await elsewhere.click();
  await still();
  await play.click();
  await elsewhere.click();
  await pass(5000);
  await expect.element(slide(49)).toBeInTheDocument();
  await expect.element(pause).toBeVisible();
});

test('C2: whoever chooses a slide is not carried on', async () => {
  await openHome();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.element(slide(49)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect.element(slide(45)).toBeInTheDocument();
  await expect.element(play).toBeVisible();
  await elsewhere.click();
  await still();
});

test('C2: a hero that is pointed at holds still, and goes on when the pointer has left', async () => {
  await openHome();
  await turning();
  await slide(1).hover();
  await still();
  await expect.element(pause).toBeVisible();
  await elsewhere.hover();
  await pass(5000);
  await expect.element(slide(49)).toBeInTheDocument();
});

test('C2: the button holds the slides while it has the focus; left without a press, it stops them until it is pressed', async () => {
  await openHome();
  await turning();
  elsewhere.element().focus();
  await userEvent.tab();
  await expect.element(pause).toHaveFocus();
  await still();
  await userEvent.tab({ shift: true });
  await expect.element(play).toBeVisible();
  await still();
  await play.click();
  await elsewhere.click();
  await pass(5000);
  await expect.element(slide(49)).toBeInTheDocument();
});

test('C1: the first control is the one that stops and starts the slides, and its name says which', async () => {
  // The contract names it “Pause slides” and “Play slides”.
  await openHome();
  elsewhere.element().focus();
  await userEvent.tab();
  await expect.element(pause).toHaveFocus();
  await expect.element(pause).not.toHaveAttribute('aria-pressed');
  await userEvent.keyboard('{Enter}');
  await expect.element(play).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(pause).toHaveFocus();
});

test.each([
  ['Previous slide', () => page.getByRole('button', { name: 'Previous slide' })],
  ['the link of a slide', () => page.getByRole('link', { name: 'Shop 1' })],
])('C2: the focus on %s stops the slides, and they stay so when it has gone', async (_, control) => {
  await openHome();
  await turning();
  control().element().focus();
  await expect.element(play).toBeVisible();
  elsewhere.element().focus();
  await nextPaint();
  expect(vi.getTimerCount()).toBe(0);
});

test('C2: a slide whose link holds the focus stays, even when a pointer comes and goes', async () => {
  await openHome();
  page.getByRole('link', { name: 'Shop 1' }).element().focus();
  await slide(1).hover();
  await elsewhere.hover();
  await nextPaint();
  vi.advanceTimersByTime(5000);
  await nextPaint();
  await expect.element(page.getByRole('link', { name: 'Shop 1' })).toHaveFocus();
});

test('C4: slides that move are not read out, those that a visitor turns are', async () => {
  await openHome();
  expect(stages()?.getAttribute('aria-live')).toBe('off');
  await pause.click();
  await expect.element(play).toBeVisible();
  expect(stages()?.getAttribute('aria-live')).toBe('polite');
});

test('C3: nothing moves by itself for whoever has asked for less motion, unless they ask for it', async () => {
  await prefersMotion('reduce');
  await openHome();
  await expect.element(play).toBeVisible();
  const shown = page.getByRole('group', { name: '1 of 3' }).element();
  expect(getComputedStyle(shown).transitionDuration).toBe('0s');
  await nextPaint();
  expect(vi.getTimerCount()).toBe(0);
  await play.click();
  await elsewhere.click();
  await pass(5000);
  await expect.element(slide(49)).toBeInTheDocument();
});
