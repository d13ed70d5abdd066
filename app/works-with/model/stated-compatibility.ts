/**
 * What a product says that it is compatible with: the texts of `Compatible radios`, `Compatible detectors` and so on, each
 * once.
 */
export function statedCompatibility(specifications: Readonly<Record<string, string>>): readonly string[] {
  const texts = Object.entries(specifications)
    .filter(([label]) => /^Compatible\b/.test(label))
    .map(([, text]) => text);
  return [...new Set(texts)];
}
