import { describe, expect, test } from 'vitest';
import { textOf } from '#app/content/model/text-page.ts';
import { questionsOf, readTextPage } from './text-pages.server.ts';

const HEAD = '---\ntitle: Returns\ndescription: How to return a product.\n---\n';
const read = (body: string, facts = {}) => readTextPage(HEAD + body, facts);

describe('a page in Markdown', () => {
  test('has a title, a lead, and sections with the ids of their headings or of their titles', () => {
    const page = read('Within a month.\n\n## How {#steps}\n\n1. Pack.\n\n## What it costs\n\nNothing.');
    expect(page.title).toBe('Returns');
    expect(page.lead.map(textOf)).toEqual(['Within a month.']);
    expect(page.sections.map(({ id, title }) => [id, title])).toEqual([
      ['steps', 'How'],
      ['what-it-costs', 'What it costs'],
    ]);
  });

  test('has facts of the shop in its text and its head', () => {
    const page = readTextPage('---\ntitle: About {{shop.name}}\ndescription: x\n---\nBy {{shop.name}}.', {
      shop: { name: 'A_B_C' },
    });
    expect(page.title).toBe('About A_B_C');
    expect(page.lead.map(textOf)).toEqual(['By A_B_C.']);
  });

  test('may have the line ends of Windows', () => {
    const page = readTextPage(`${HEAD}Text.\n\n## How {#how}\n\nSo.\n`.replaceAll('\n', '\r\n'), {});
    expect([page.title, page.sections.map(({ id }) => id)]).toEqual(['Returns', ['how']]);
  });

  test('has questions below its sections', () => {
    const { sections } = read('## Orders\n\n### Can I order? {#order}\n\nYes.\n\n### How?\n\nWith *care*.');
    const questions = sections.flatMap(questionsOf);
    expect(questions.map(({ id, title, content }) => [id, title, content.map(textOf)])).toEqual([
      ['order', 'Can I order?', ['Yes.']],
      ['how', 'How?', ['With care.']],
    ]);
  });
});

test.each([
  ['no head', 'Text', 'must begin with a head: title and description between two lines of ---'],
  ['no title', '---\ndescription: x\n---\n', 'title: is missing'],
  ['an unknown field', '---\ntitle: x\ndescription: x\nauthor: x\n---\n', /^author: is not a known field/],
  [
    'a missing fact',
    `${HEAD}{{shop.nam}}`,
    '{{shop.nam}} is not known; use one of shop.name, shop.phones.sales',
  ],
  [
    'a fact that is not stated',
    `${HEAD}One\n\nSent in {{ delivery.standard }} days`,
    '{{delivery.standard}} is not known or not stated in shop.json; use one of shop.name, shop.phones.sales',
  ],
  [
    'a script',
    `${HEAD}<script>alert(1)</script>`,
    /^"<script>alert\(1\)<\/script>" is HTML; write it in Markdown/,
  ],
  ['HTML in a line', `${HEAD}A <b>bold</b> word`, /^"<b>" is HTML/],
  [
    'a link that runs code',
    `${HEAD}[x](javascript:alert)`,
    /^the link to "javascript:alert" must begin with/,
  ],
  ['a picture', `${HEAD}![x](/x.png)`, /^image is not supported/],
  [
    'two headings with one id',
    `${HEAD}## A {#a}\n\n## B {#a}`,
    'two headings have the id {#a}; give each its own',
  ],
])('refuses %s', (_, source, message) => {
  expect(() =>
    readTextPage(source, { shop: { name: 'A', phones: { sales: '1' } }, delivery: undefined }),
  ).toThrow(message);
});
