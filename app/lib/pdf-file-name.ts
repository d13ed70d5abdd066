/**
 * `('datasheet', 'AXIS P3265-V Dome (4K)')` → `datasheet-AXIS-P3265-V-Dome-4K.pdf`. A file system may reject
 * characters other than letters, digits, `.`, `_` and `-`, so each run of them becomes one hyphen. Hyphens and dots at
 * the start and the end of the name are removed.
 */
export function pdfFileName(kind: string, name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${kind}${safe === '' ? '' : `-${safe}`}.pdf`;
}
