/** Saves a text as a file in the visitor's download folder. */
export function saveFile(name: string, type: string, content: string): void {
  saveBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Saves a file in the visitor's download folder. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * `('datasheet', 'AXIS P3265-V Dome (4K)')` → `datasheet-AXIS-P3265-V-Dome-4K.pdf`. A file system may reject
 * characters other than letters, digits, `.`, `_` and `-`, so each run of them becomes one hyphen. Hyphens and dots at
 * the start and the end of the name are removed.
 */
export function pdfFileName(kind: string, name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replaceAll(/^[.-]+|[.-]+$/g, '');
  return `${kind}${safe === '' ? '' : `-${safe}`}.pdf`;
}
