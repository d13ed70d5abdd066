import { expect, test } from 'vitest';
import { eraseStoredLanguage } from '#app/shell/use-start-up.ts';

/** A storage with the given keys that supports only removal. */
function fakeStorage(...keys: readonly string[]) {
  const remainingKeys = new Set(keys);
  const storage: Storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: (key) => void remainingKeys.delete(key),
    clear: () => undefined,
  };
  return { remainingKeys, storage };
}

test('erases only the stored language', () => {
  const { remainingKeys, storage } = fakeStorage(
    'i18nextLng',
    'cart',
    'language',
    'lang',
    'locale',
    'wishlist',
  );
  eraseStoredLanguage(() => storage);
  expect([...remainingKeys]).toEqual(['cart', 'wishlist']);
});

test('does not throw if access to storage is denied', () => {
  expect(() =>
    eraseStoredLanguage(() => {
      throw new Error('denied');
    }),
  ).not.toThrow();
});
