import { afterEach, describe, expect, test, vi } from 'vitest';

async function builtFor(path: string) {
  vi.stubEnv('BASE_URL', path);
  vi.resetModules();
  return import('./base-path.ts');
}

afterEach(() => vi.unstubAllEnvs());

describe('a shop at the root of its host', () => {
  test('has the same paths as its host', async () => {
    const { withBase, withoutBase, storageKey, SHOP_URL } = await builtFor('/');
    expect(withBase('/cart?items=1:2')).toBe('/cart?items=1:2');
    expect(withoutBase('/cart')).toBe('/cart');
    expect(storageKey('cart')).toBe('cart');
    expect(SHOP_URL).toBe(new URL(SHOP_URL).origin);
  });
});

describe('a shop in a folder of its host', () => {
  test('has the folder before its paths', async () => {
    const { withBase, withoutBase } = await builtFor('/shop/');
    for (const [path, hostPath] of [
      ['/', '/shop/'],
      ['/product/45', '/shop/product/45'],
      ['/cart?items=1:2#top', '/shop/cart?items=1:2#top'],
    ] as const) {
      expect(withBase(path)).toBe(hostPath);
      expect(withoutBase(hostPath)).toBe(path);
    }
  });

  test.each(['https://cdn.example.com/1.webp', '//cdn.example.com/1.webp', 'data:image/gif;base64,R0lG', ''])(
    'leaves %j unchanged',
    async (address) => {
      expect((await builtFor('/shop/')).withBase(address)).toBe(address);
    },
  );

  test('does not contain what its host serves elsewhere', async () => {
    const { withoutBase } = await builtFor('/shop/');
    expect(['/', '/shop', '/shopping/', '/cart'].map(withoutBase)).toEqual(Array(4).fill(undefined));
  });

  test('has its own storage items', async () => {
    expect((await builtFor('/shop/')).storageKey('cart')).toBe('shop/cart');
  });

  test('is published at an address with the folder', async () => {
    const { SHOP_URL } = await builtFor('/a/b/');
    expect(SHOP_URL).toBe(`${new URL(SHOP_URL).origin}/a/b`);
  });
});
