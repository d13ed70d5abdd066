import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextPaint } from '#tests/support/next-paint.ts';
import { Picture } from './picture.tsx';

const dot = (width: number) =>
  `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='${width}'%20height='10'/%3E`;
const GOOD = dot(20);
/** One pixel: called 4000 and drawn 400 wide, its natural width is a tenth of a pixel. */
const RASTER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const PLACEHOLDER = dot(10);
const BROKEN = 'data:image/png;base64,AAAA';

const picture = page.getByRole('img', { name: 'Dome camera' });

function dome(src: string, more: { readonly priority?: boolean; readonly avifSet?: string } = {}) {
  return (
    <Picture
      src={src}
      sizes="400px"
      fallback={PLACEHOLDER}
      alt="Dome camera"
      width={20}
      height={10}
      {...more}
    />
  );
}

test('a picture is shown as it is', async () => {
  await render(dome(GOOD));
  await expect.element(picture).toHaveAttribute('src', GOOD);
});

test('a picture that cannot be loaded is replaced by the placeholder', async () => {
  await render(dome(BROKEN));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
});

test('another picture after a broken one is given its chance', async () => {
  const { rerender } = await render(dome(BROKEN));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
  await rerender(dome(GOOD));
  await expect.element(picture).toHaveAttribute('src', GOOD);
});

test('only the page’s main picture is fetched at once, and the others let it pass', async () => {
  const { rerender } = await render(dome(GOOD, { priority: true }));
  await expect.element(picture).toHaveAttribute('fetchpriority', 'high');
  await expect.element(picture).not.toHaveAttribute('loading');
  await rerender(dome(GOOD));
  await expect.element(picture).toHaveAttribute('loading', 'lazy');
  await expect.element(picture).toHaveAttribute('fetchpriority', 'low');
});

test('the AVIF beside it takes no place in a grid', async () => {
  await render(
    <div style={{ display: 'grid', rowGap: 40 }}>
      {dome(GOOD, { priority: true, avifSet: `${GOOD} 400w` })}
    </div>,
  );
  await expect.element(picture).toBeVisible();
  const image = picture.element();
  expect(image.getBoundingClientRect().top).toBe(
    image.parentElement?.parentElement?.getBoundingClientRect().top,
  );
});

test('a browser that knows AVIF takes that, and not the file for the others', async () => {
  await render(dome(BROKEN, { priority: true, avifSet: `${GOOD} 400w` }));
  const image = picture.element();
  await expect.poll(() => image instanceof HTMLImageElement && image.currentSrc).toBe(GOOD);
});

test('a picture whose AVIF file cannot be loaded is replaced by the placeholder', async () => {
  await render(dome(GOOD, { priority: true, avifSet: `${BROKEN} 400w` }));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
  const image = picture.element();
  await expect.poll(() => image instanceof HTMLImageElement && image.currentSrc).toBe(PLACEHOLDER);
});

let built: { readonly container: HTMLElement; root?: Root } | undefined;
afterEach(() => {
  built?.root?.unmount();
  built?.container.remove();
});

test('a picture that failed before the page was taken over is replaced too', async () => {
  const container = document.createElement('div');
  built = { container };
  container.innerHTML = renderToString(dome(BROKEN, { priority: true }));
  document.body.append(container);
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete).toBe(true);

  built.root = hydrateRoot(container, dome(BROKEN, { priority: true }));
  await expect.element(picture).toHaveAttribute('src', PLACEHOLDER);
});

test('a picture that is drawn so small that its own width counts as none has not failed', async () => {
  const container = document.createElement('div');
  built = { container };
  document.body.append(container);
  const small = dome(GOOD, { priority: true, avifSet: `${RASTER} 4000w` });
  container.innerHTML = renderToString(small);
  const image = container.querySelector('img');
  await expect.poll(() => image?.complete && image.currentSrc).toBe(RASTER);
  expect(image?.naturalWidth).toBe(0);

  built.root = hydrateRoot(container, small);
  await nextPaint();
  await image?.decode();
  await expect.element(picture).toHaveAttribute('src', GOOD);
});
