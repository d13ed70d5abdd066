/** What a product says that it is compatible with: the texts of `Compatible radios`, `Compatible detectors` and so on. */
export function statedCompatibility(specifications: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(specifications)
    .filter(([label]) => /^Compatible\b/.test(label))
    .map(([, text]) => text);
}
