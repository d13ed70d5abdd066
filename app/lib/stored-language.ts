import { storageKey } from '#app/base-path.ts';

const LANGUAGE_KEYS = ['i18nextLng', 'language', 'lang', 'locale'] as const;

/** Erases the language that an earlier version of the shop stored. The shop is in English only. */
export function eraseStoredLanguage(storage: () => Storage = () => localStorage): void {
  try {
    const stored = storage();
    for (const key of LANGUAGE_KEYS) stored.removeItem(storageKey(key));
  } catch {
    // If access to storage is denied, no language is stored either.
  }
}
