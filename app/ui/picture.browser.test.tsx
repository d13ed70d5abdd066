import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextPaint } from '#tests/support/next-paint.ts';
import { Picture, type PictureFile } from './picture.tsx';

const dot = (width: number) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='${width}'%20height='10'/%3E`;
const GOOD = dot(20);
/** One pixel wide. As `4000w` in a slot of 400 px, its natural width is a tenth of a pixel, which rounds to 0. */
const TINY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const PLACEHOLDER = dot(10);
const BROKEN = 'data:image/png;base64,AAAA';

const picture = page.getByRole('img', { name: 'Dome camera' });

type Files = { readonly priority?: boolean; readonly avifFiles?: readonly PictureFile[] };

function dome(src: string, props: Files = {}) {
  return (
    <Picture
      src={src}
      sizes="400px"
      fallback={PLACEHOLDER}
      alt="Dome camera"
      width={20}
      height={10}
      {...props}
    />
  );
}

test('shows a new picture after a broken one', async () => {
  const { rerender } = await render(dome(BROKEN));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
  await rerender(dome(GOOD));
  await expect.element(picture).toHaveAttribute('src', GOOD);
});

test('shows the alternative text alone if the placeholder cannot be loaded either', async () => {
  const { rerender } = await render(
    <Picture src={BROKEN} sizes="400px" fallback={`${BROKEN}#`} alt="Dome camera" width={20} height={10} />,
  );
  await expect.element(picture).not.toHaveAttribute('src');
  await rerender(dome(GOOD));
  await expect.element(picture).toHaveAttribute('src', GOOD);
});

test('loads the main picture eagerly and others lazily at low priority', async () => {
  const { rerender } = await render(dome(GOOD, { priority: true }));
  await expect.element(picture).toHaveAttribute('fetchpriority', 'high');
  await expect.element(picture).not.toHaveAttribute('loading');
  await rerender(dome(GOOD));
  await expect.element(picture).toHaveAttribute('loading', 'lazy');
  await expect.element(picture).toHaveAttribute('fetchpriority', 'low');
});

test('shows the placeholder if the AVIF source cannot be loaded', async () => {
  await render(dome(GOOD, { priority: true, avifFiles: [{ path: BROKEN, width: 400 }] }));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
  const image = picture.element();
  await expect.poll(() => image instanceof HTMLImageElement && image.currentSrc).toBe(PLACEHOLDER);
});

let prerendered: { readonly container: HTMLElement; root?: Root } | undefined;
afterEach(() => {
  prerendered?.root?.unmount();
  prerendered?.container.remove();
});

test('shows the placeholder if the picture failed before hydration', async () => {
  const container = document.createElement('div');
  prerendered = { container };
  container.innerHTML = renderToString(dome(BROKEN, { priority: true }));
  document.body.append(container);
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete).toBe(true);

  prerendered.root = hydrateRoot(container, dome(BROKEN, { priority: true }));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
});

test('does not mistake a picture whose natural width rounds to 0 for a broken one', async () => {
  const container = document.createElement('div');
  prerendered = { container };
  document.body.append(container);
  const tiny = dome(GOOD, { priority: true, avifFiles: [{ path: TINY, width: 4000 }] });
  container.innerHTML = renderToString(tiny);
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete && image.currentSrc).toBe(TINY);
  expect(image?.naturalWidth).toBe(0);

  prerendered.root = hydrateRoot(container, tiny);
  await nextPaint();
  await image?.decode();
  await expect.element(picture).toHaveAttribute('src', GOOD);
});
