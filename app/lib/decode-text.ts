export type DecodedText = {
  readonly text: string;
  /** The first line, counted from 1, that is in none of the encodings. */
  readonly badLine?: number;
};

/** What a text in UTF-8 looks like in Windows-1252: `Ã¼` for `ü`. */
const UTF8_READ_AS_WINDOWS = /[ÂÃÄÅ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * Decodes a text in UTF-8, UTF-16, or Windows-1252 or -1254, which is what Excel writes as "CSV" in western Europe and in Turkey.
 * These two differ in six letters, which are Turkish unless the text also has a `Ž`.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const isWestern = bytes.includes(0x8e) || bytes.includes(0x9e);
    const text = new TextDecoder(isWestern ? 'windows-1252' : 'windows-1254').decode(bytes);
    // Both encodings leave the control characters from 0x81 on without a meaning.
    const at = text.search(new RegExp(`[\\u0080-\\u009F]|${UTF8_READ_AS_WINDOWS.source}`));
    return at < 0 ? { text } : { text, badLine: text.slice(0, at).split('\n').length };
  }
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

export function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, at) => bytes[at] === byte);
}
