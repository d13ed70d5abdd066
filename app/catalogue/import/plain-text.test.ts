import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.server.ts';

test.each([
  ['<p>One <b>bold</b>\n word.</p><p>Two&nbsp;&amp; three.</p>', 'One bold word.\n\nTwo & three.'],
  ['Tools:<ul>\n<li>Saw</li>\n<li><p>Plane</p></li></ul>End', 'Tools:\n\n• Saw\n• Plane\n\nEnd'],
  ['&lt;p&gt;Escaped &amp;amp; read.&lt;/p&gt;', 'Escaped & read.'],
  ['a<br>b<script>alert(1)</script><style>p{}</style>', 'a\nb'],
  [
    `Fits:<table><caption>Women</caption><thead>
     <tr><td>Size</td><td>Bust (cm)</td><th>Waist</th></tr></thead>
     <tr><td><p>XS</p></td><td>80</td><td>62<br>cm</td></tr><tr><td>S<td>84<td></table>`,
    'Fits:\n\nWomen\n\n• Size: XS · Bust (cm): 80 · Waist: 62 cm\n• Size: S · Bust (cm): 84',
  ],
  [
    '<table><tr><th></th><th>Bust</th></tr><tr><th>XS</th><td>80</td></tr></table>End',
    '• XS · Bust: 80\n\nEnd',
  ],
  [
    '<table><tr><th>Width</th><td>4 mm</td></tr><tr><td>Depth</td><td>2 mm</td></tr></table>',
    '• Width: 4 mm\n• Depth · 2 mm',
  ],
  // Which head a cell belongs to is not known.
  [
    '<table><tr><th>Size</th><th>Bust</th><th>Waist</th></tr><tr><td>XS</td><td colspan="2">80</td></tr></table>',
    '• Size · Bust · Waist\n• XS · 80',
  ],
  [
    '<table><tr><td><p>One.</p><p>Two.</p></td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    'One.\n\nTwo.\n\n• a · b',
  ],
  ['<table><tr><td>Alone</td></tr></table>', 'Alone'],
  ['Plain text,\n\nwith 3 < 4 & lines', 'Plain text,\n\nwith 3 < 4 & lines'],
])('%j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('no markup survives', () => {
  const part = fc.constantFrom(
    '<b>',
    '</b>',
    '<script>',
    '</script>',
    '<img src=x onerror=y>',
    '&lt;p&gt;',
    'a',
    ' ',
    '\n',
    '<!--',
    '-->',
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z][^>]*>/i);
    }),
  );
});

test('no cell of a table is lost, and each row of several cells is a line', () => {
  const cell = fc.record({ tag: fc.constantFrom('th', 'td'), text: fc.stringMatching(/^[a-z]{0,3}$/) });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const cells = rows.map((row) => row.map(({ tag, text }) => `<${tag}>${text}</${tag}>`).join(''));
      const text = plainText(`<table>${cells.map((row) => `<tr>${row}</tr>`).join('')}</table>`);
      const words = text.split(/[^a-z]+/);
      const [heads = [], ...others] = rows;
      // Heads of columns without a value have nothing to say.
      const stated = heads.filter((_, column) => others.some((row) => row[column]?.text));
      for (const { text: word } of [...others.flat(), ...(others.length > 0 ? stated : heads)])
        if (word !== '') expect(words).toContain(word);
      for (const row of others.filter((each) => each.filter((one) => one.text !== '').length > 1)) {
        const line = new RegExp(`^• ${row.flatMap((one) => one.text || []).join('\\b.*\\b')}$`, 'm');
        if (!heads.some((head) => head.tag === 'th')) expect(text).toMatch(line);
      }
    }),
  );
});
