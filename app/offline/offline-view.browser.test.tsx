import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SHOP_PATH, type ShopFiles, WHOLE_PATH } from './model/shop-files.ts';
import { CACHE_NAME, RECORD_PATH } from './kept-files.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { inventory, keeping } from './keep-shop.ts';
import { offlineUse } from './offline-use.ts';
import { OfflineView } from './offline-view.tsx';

// No service worker is started. Each test sets the state that one would report.
vi.mock('./service-worker-client.ts', () => ({ startOfflineUse: () => undefined }));

const TITLES = new Map([
  ['/cart', 'Your Cart'],
  ['/faqs', 'FAQ'],
]);
const titleOf = (path: string) => TITLES.get(path);
const READY = { kind: 'ready', isOutdated: false } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  keeping.setState({ kind: 'idle' }, true);
  inventory.setState(undefined, true);
  offlineUse.setState({ kind: 'starting' }, true);
});

describe('OfflineView', () => {
  test.each([
    '%2F%2Fevil.example',
    'https%3A%2F%2Fevil.example',
    'javascript%3Aalert(1)',
    '%2F%5Cevil.example',
    '%2F%09%2Fevil.example',
    '%2F%0A%5Cevil.example',
  ])('does not link to another site: %s', async (wanted) => {
    await renderOnPage(<OfflineView titleOf={titleOf} />, `/offline?page=${wanted}`);
    await expect.element(page.getByRole('heading', { name: 'Keep this shop on my device' })).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
    await expect.element(address).toHaveTextContent(`/offline?page=${wanted}`);
  });

  test('says that this browser cannot keep pages', async () => {
    offlineUse.setState({ kind: 'unsupported' }, true);
    await renderOnPage(<OfflineView titleOf={titleOf} />, '/offline');
    await expect.element(page.getByText(/^This browser cannot keep pages/)).toBeVisible();
    expect(button('Keep this shop on my device').elements()).toEqual([]);
  });
});

describe('A shop that can be kept', () => {
  const SHOP: ShopFiles = {
    version: 'v1',
    pages: [],
    essentials: [],
    whole: { products: 58, bytes: 5_200_000 },
  };
  /** Fills the cache and shows the page. */
  async function showWith(files: Readonly<Record<string, unknown>>): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    for (const [path, content] of Object.entries({ [SHOP_PATH]: SHOP, ...files }))
      await cache.put(path, Response.json(content));
    offlineUse.setState(READY, true);
    await renderOnPage(<OfflineView titleOf={titleOf} />, '/offline');
  }

  afterEach(() => {
    vi.restoreAllMocks();
    return caches.delete(CACHE_NAME);
  });

  test('is offered with its size, and lists what is kept already', async () => {
    await showWith({ '/faqs': '', '/unknown': '' });
    await expect.element(page.getByText(/58 products .* take 5\.2 MB/)).toBeVisible();
    await expect.element(button('Keep this shop on my device')).toBeVisible();
    const kept = page.getByRole('region', { name: 'Kept on this device' });
    await expect.element(kept.getByText('2 pages open without a connection.')).toBeVisible();
    await expect.element(kept.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faqs');
    expect(kept.getByRole('link').elements()).toHaveLength(1);
  });

  test('shows its progress, and what failed', async () => {
    await showWith({});
    await expect.element(button('Keep this shop on my device')).toBeVisible();
    keeping.setState({ kind: 'running', done: 1_300_000, all: 5_200_000 }, true);
    await expect.element(page.getByRole('progressbar', { name: 'Keeping the shop' })).toHaveValue(1_300_000);
    await expect.element(page.getByText('1.3 MB of 5.2 MB')).toBeVisible();
    keeping.setState({ kind: 'failed', reason: 'network' }, true);
    await expect.element(page.getByText(/^The connection was lost/)).toBeVisible();
    await expect.element(button('Retry')).toBeVisible();
  });

  /**
   * Shows the page for a shop of a single file, whose content never arrives. Returns a function that lists the requests for
   * this file.
   */
  async function showWithPendingFile() {
    const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
      if (url === WHOLE_PATH) return Response.json({ '/images/a.jpg': ['a', 1_000_000] });
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    await showWith({});
    return () => requests.mock.calls.filter(([url]) => new Request(url).url.endsWith('/images/a.jpg'));
  }

  test('is loaded once, even if the button is pressed twice, and Cancel aborts the request', async () => {
    const requests = await showWithPendingFile();
    const keep = button('Keep this shop on my device');
    await expect.element(keep).toBeVisible();
    const element = keep.element();
    if (element instanceof HTMLElement) {
      element.click();
      element.click();
    }
    await expect.element(button('Cancel')).toBeVisible();
    await expect.poll(requests).toHaveLength(1);
    await button('Cancel').click();
    await expect.element(button('Load what is missing')).toBeVisible();
    expect(requests().every(([, options]) => options?.signal?.aborted)).toBe(true);
  });

  test('says what is missing after the browser removed a part', async () => {
    await showWith({
      [RECORD_PATH]: { isWhole: true, hashes: { '/images/a.jpg': 'a', '/images/b.jpg': 'b' } },
      [WHOLE_PATH]: { '/images/a.jpg': ['a', 1_000_000], '/images/b.jpg': ['b', 4_200_000] },
      '/images/b.jpg': '',
    });
    await expect.element(page.getByText(/1\.0 MB of it is missing/)).toBeVisible();
    await expect.element(button('Load what is missing')).toBeVisible();
    await expect.element(button('Remove it')).toBeVisible();
  });
});
