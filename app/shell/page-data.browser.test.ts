import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead, loadPageData } from './page-data.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeAll(loadAhead);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (url) => Response.json(url));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  document.body.replaceChildren();
});

function linkTo(address: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.append(document.createElement('span'));
  document.body.append(link);
  return link;
}

const come = (to: Element | null, by: 'pointerover' | 'focusin') =>
  to?.dispatchEvent(new Event(by, { bubbles: true }));

test.each(['pointerover', 'focusin'] as const)(
  'what a linked page shows is fetched once after %s',
  async (by) => {
    const link = linkTo(`/product/${by}`);
    come(link.querySelector('span'), by);
    vi.runAllTimers();
    come(link, by);
    vi.runAllTimers();
    expect(fetched.mock.calls).toEqual([[`/data/product/${by}.json`]]);
    expect(await loadPageData({ url: new URL(`https://shop.example/product/${by}`) })).toBe(
      `/data/product/${by}.json`,
    );
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

test('a pointer that only passes over links asks for nothing', () => {
  come(linkTo('/product/passed'), 'pointerover');
  come(linkTo('/category/passed-too'), 'pointerover');
  come(document.body, 'pointerover');
  vi.runAllTimers();
  expect(fetched).not.toHaveBeenCalled();
});

test('links to other pages ask for nothing', () => {
  for (const address of ['/', '/collections', '/cart', 'tel:+15550187', 'mailto:sales@watchpost.example']) {
    come(linkTo(address), 'pointerover');
    vi.runAllTimers();
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('what could not be fetched ahead is fetched when the page is asked for', async () => {
  fetched.mockRejectedValueOnce(new Error('offline'));
  come(linkTo('/product/late'), 'pointerover');
  vi.runAllTimers();
  await vi.waitFor(async () =>
    expect(await loadPageData({ url: new URL('https://shop.example/product/late') })).toBe(
      '/data/product/late.json',
    ),
  );
});
