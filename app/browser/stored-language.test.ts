import { expect, test } from 'vitest';
import { eraseStoredLanguage } from './stored-language.ts';

/** The part of storage that is needed, over the given keys. */
function aStorage(...keys: readonly string[]) {
  const left = new Set(keys);
  const storage: Storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: (key) => void left.delete(key),
    clear: () => undefined,
  };
  return { left, storage };
}

test('a stored language choice is erased, and nothing else', () => {
  const { left, storage } = aStorage('i18nextLng', 'cart', 'language', 'lang', 'locale', 'wishlist');
  eraseStoredLanguage(() => storage);
  expect([...left]).toEqual(['cart', 'wishlist']);
});

test('a forbidden storage harms nothing', () => {
  expect(() =>
    eraseStoredLanguage(() => {
      throw new Error('denied');
    }),
  ).not.toThrow();
});
