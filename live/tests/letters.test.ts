import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harmless } from '../mail/letters.ts';

for (const [text, shown] of [
  ['https://evil.example/a?b=c', 'evil.example/a?b=c'],
  ['HTTP://evil.example', 'evil.example'],
  ['hthttps://tps://evil.example', 'evil.example'],
  ['http:/a://///evil.example', 'http:/evil.example'],
  ['//evil.example', 'evil.example'],
  ['see www.evil.example', 'see evil.example'],
  ['www.www.evil.example', 'evil.example'],
  ['mailto:a@evil.example', 'a@evil.example'],
  ['one\ntwo\r\nthree\u2028four\u0085five', 'one two three four five'],
  ['İstiklal Cd. 1/3, kat: 2', 'İstiklal Cd. 1/3, kat: 2'],
  ['PO-2026/7', 'PO-2026/7'],
] as const) {
  test(`an e-mail shows ${JSON.stringify(text)} as ${shown}`, () => assert.equal(harmless(text), shown));
}
