import { describe, expect, test } from 'vitest';
import { decodeList, MAX_LIST_BYTES } from './decode-list.ts';

const TEXT = 'Ürün Kodu;Adet\r\nDS-2CD2087G2-LU;2\r\nçğışöü ĞİŞ ₺';

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(bytes.buffer);
}

describe('decodeList', () => {
  test('reads UTF-8 with and without a byte order mark', () => {
    for (const mark of ['', '\uFEFF']) {
      expect(decodeList(new TextEncoder().encode(mark + TEXT))).toEqual({ kind: 'text', text: TEXT });
    }
  });

  test.each([true, false])('reads UTF-16, little-endian: %s', (isLittleEndian) => {
    expect(decodeList(utf16(`\uFEFF${TEXT}`, isLittleEndian))).toEqual({ kind: 'text', text: TEXT });
    // Without a byte order mark, UTF-16 is recognised by the zero bytes of Latin text.
    const latin = 'DS-2CD2087G2-LU;2\r\n45;1';
    expect(decodeList(utf16(latin, isLittleEndian))).toEqual({ kind: 'text', text: latin });
  });

  test('reads Windows-1254', () => {
    // Ürün şğıİ
    const bytes = Uint8Array.of(0xdc, 0x72, 0xfc, 0x6e, 0x20, 0xfe, 0xf0, 0xfd, 0xdd);
    expect(decodeList(bytes)).toEqual({ kind: 'text', text: 'Ürün şğıİ' });
  });

  test('recognises workbooks and other files that are not text', () => {
    expect(decodeList(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14)).kind).toBe('workbook');
    expect(decodeList(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)).kind).toBe('workbook');
    expect(decodeList(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x00, 0x1a)).kind).toBe('binary');
  });

  test('rejects a file that is too large', () => {
    expect(decodeList(new Uint8Array(MAX_LIST_BYTES + 1)).kind).toBe('too-large');
  });
});
