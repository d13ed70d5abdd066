/**
 * `('datasheet', 'AXIS P3265-V Dome (4K)')` → `datasheet-AXIS-P3265-V-Dome-4K.pdf`. Characters that a file system may reject
 * become hyphens.
 */
export function pdfFileName(kind: string, name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${kind}${safe === '' ? '' : `-${safe}`}.pdf`;
}
