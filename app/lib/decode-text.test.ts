import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['UTF-8', Buffer.from('Gözetim İğne'), 'Gözetim İğne'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFGözetim'), 'Gözetim'],
  ['UTF-16', Buffer.from('\uFEFFGözetim', 'utf16le'), 'Gözetim'],
  ['Windows-1254', latin('G\xF6zetim \xDD\xF0ne \xFE'), 'Gözetim İğne ş'],
  ['Windows-1252', latin('M\xFCnze \x80 \x8Ei\x9Eka \xDDr'), 'Münze € Žižka Ýr'],
])('a text in %s is decoded', (_, bytes, text) => {
  expect(decodeText(bytes)).toEqual({ text });
});

test.each([
  ['a character that no encoding has', latin('ok\nG\xF6\x81'), 2],
  ['UTF-8 mixed with another encoding', Buffer.concat([Buffer.from('Gözetim\n'), latin('\xF6')]), 1],
])('a text with %s has a bad line', (_, bytes, badLine) => {
  expect(decodeText(bytes)).toMatchObject({ badLine });
});
