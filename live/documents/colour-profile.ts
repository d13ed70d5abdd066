/** In XYZ for the white of D50, as ICC profiles have them: the colours of sRGB. */
const COLOURS = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
  wtpt: [0.9642, 1, 0.8249],
} as const;
const GAMMA = 2.2;
const NAME = 'sRGB';

/** What PDF/A asks for: which colours the numbers of a document stand for. An ICC profile of version 2 with the colours of sRGB. */
export function colourProfile(): Uint8Array {
  const tags = new Map<string, Buffer>([
    ['desc', description()],
    ['cprt', Buffer.from(`text\0\0\0\0No copyright\0`, 'latin1')],
    ...Object.entries(COLOURS).map(
      ([name, values]) =>
        [name, Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), ...values.map(fixed)])] as const,
    ),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve()] as const),
  ]);
  const head = Buffer.alloc(128);
  head.writeUInt32BE(0x02_10_00_00, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries()) head.writeUInt16BE(part, 24 + 2 * index);
  head.write('acsp', 36, 'latin1');
  Buffer.concat(COLOURS.wtpt.map(fixed)).copy(head, 68);
  const table = Buffer.alloc(4 + 12 * tags.size);
  table.writeUInt32BE(tags.size);
  let offset = head.length + table.length;
  const contents: Buffer[] = [];
  for (const [index, [name, content]] of [...tags].entries()) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(content.length, 12 + 12 * index);
    contents.push(padded);
    offset += padded.length;
  }
  const profile = Buffer.concat([head, table, ...contents]);
  profile.writeUInt32BE(profile.length);
  return profile;
}

/** A number with 16 bits before and 16 after its point. */
function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
}

function curve(): Buffer {
  const bytes = Buffer.from('curv\0\0\0\0\0\0\0\x01\0\0', 'latin1');
  bytes.writeUInt16BE(Math.round(GAMMA * 256), 12);
  return bytes;
}

/** The name in ASCII, with empty ones in Unicode and for Macintosh, which version 2 has besides. */
function description(): Buffer {
  const bytes = Buffer.alloc(8 + 4 + NAME.length + 1 + 8 + 3 + 67);
  bytes.write('desc', 0, 'latin1');
  bytes.writeUInt32BE(NAME.length + 1, 8);
  bytes.write(NAME, 12, 'latin1');
  return bytes;
}
