import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.server.ts';

test.each([
  ['<p>One <b>bold</b>\n word.</p><p>Two&nbsp;&amp; three.</p>', 'One bold word.\n\nTwo & three.'],
  ['Tools:<ul>\n<li>Saw</li>\n<li><p>Plane</p></li></ul>End', 'Tools:\n\n• Saw\n• Plane\n\nEnd'],
  ['&lt;p&gt;Escaped &amp;amp; read.&lt;/p&gt;', 'Escaped & read.'],
  ['a<br>b<script>alert(1)</script><style>p{}</style>', 'a\nb'],
  ['<table><tr><td>Width</td><td>4 mm</td></tr></table>', 'Width 4 mm'],
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
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(plainText(parts.join(''))).not.toMatch(/<\/?[a-z][^>]*>/i);
    }),
  );
});
