import { decodeText, startsWith } from '#app/lib/decode-text.ts';

export type DecodedList =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'too-large' };

/** Room for about 65,000 lines of 30 bytes each. */
export const MAX_LIST_BYTES = 2_000_000;

/** Decodes a text file, see `decodeText`. */
export function decodeList(bytes: Uint8Array): DecodedList {
  if (bytes.length > MAX_LIST_BYTES) return { kind: 'too-large' };
  // Workbooks (.xlsx, .ods) are ZIP archives, older ones (.xls) compound files.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { kind: 'workbook' };
  }
  const { text } = decodeText(bytes);
  return text.includes('\0') ? { kind: 'binary' } : { kind: 'text', text };
}
