/** The digits of a text and nothing else: `'+1 (555) 01-42'` → `'15550142'`. Full-width digits count as digits. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
