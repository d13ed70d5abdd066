export type DecodedList =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'binary' }
  | { readonly kind: 'too-large' };

/** Room for about 65,000 lines of 30 bytes each. */
export const MAX_LIST_BYTES = 2_000_000;

/** Decodes a text file in UTF-8, UTF-16 or Windows-1254, which is what Excel writes on a Turkish system. */
export function decodeList(bytes: Uint8Array): DecodedList {
  if (bytes.length > MAX_LIST_BYTES) return { kind: 'too-large' };
  // Workbooks (.xlsx, .ods) are ZIP archives, older ones (.xls) compound files.
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { kind: 'workbook' };
  }
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) return textOf(new TextDecoder(utf16).decode(bytes));
  try {
    return textOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return textOf(new TextDecoder('windows-1254').decode(bytes));
  }
}

function textOf(text: string): DecodedList {
  return text.includes('\0') ? { kind: 'binary' } : { kind: 'text', text };
}

/** By the byte order mark, or because every second byte of a Latin text is 0. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const start = bytes.subarray(0, 400);
  const zeros = [0, 1].map((parity) => start.filter((byte, at) => at % 2 === parity && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  // Half of the bytes are at even positions and half at odd ones, so 40% of all bytes is four in five of one half.
  const isMost = (count: number) => count > start.length * 0.4;
  if (isMost(odd) && even === 0) return 'utf-16le';
  return isMost(even) && odd === 0 ? 'utf-16be' : undefined;
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, at) => bytes[at] === byte);
}
