import { expect, test } from 'vitest';
import { metaDescription } from './meta-description.server.ts';

const sentence = `A ${'very '.repeat(15)}long sentence.`;

test('keeps a short text', () => {
  expect(metaDescription(sentence)).toBe(sentence);
});

test('keeps as many whole sentences as fit into 160 characters', () => {
  expect(metaDescription(`${sentence} ${sentence} ${sentence}`)).toBe(sentence);
});

test('keeps a sentence that ends at the 160th character', () => {
  const exact = `${sentence} ${'x'.repeat(158 - sentence.length)}.`;
  expect(exact).toHaveLength(160);
  expect(metaDescription(`${exact} Another sentence.`)).toBe(exact);
});

test('cuts a long first sentence at a word', () => {
  expect(metaDescription('word '.repeat(40))).toBe(`${'word '.repeat(31)}word…`);
});

test('does not end after a very short first sentence', () => {
  const description = metaDescription(`Quiet. ${'word '.repeat(40)}`);
  expect(description).toMatch(/^Quiet\. word .*word…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('cuts a text that has no spaces, but not inside a character', () => {
  expect(metaDescription(`${'x'.repeat(158)}🔥🔥`)).toBe(`${'x'.repeat(158)}…`);
});
