const LANGUAGE_KEYS = ['i18nextLng', 'language', 'lang', 'locale'] as const;

/** The shop speaks English only; a choice stored by an earlier version is erased. */
export function eraseStoredLanguage(storage: () => Storage = () => localStorage): void {
  try {
    const stored = storage();
    for (const key of LANGUAGE_KEYS) stored.removeItem(key);
  } catch {
    // Where storage is forbidden, no choice is stored either.
  }
}
