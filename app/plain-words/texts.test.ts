import { expect, test, vi } from 'vitest';
import { VOCABULARY } from './model/plain-words.fixture.ts';
import { readPlainWords } from './model/read-plain-words.ts';
import { conditionLabel, foundText, otherwiseText } from './texts.ts';

vi.stubGlobal('HAS_FAMILIES', true);

test.each([
  ['outdoor', 'Outdoor use'],
  ['indoor', 'Outdoor use: No'],
  ['sip', 'SIP'],
  ['dome', 'Dome camera'],
  ['ip 66', 'IP66'],
  ['802.3at', 'PoE+ (802.3at)'],
  ['hanwha vision', 'Hanwha Vision'],
  ['thermal cameras', 'Thermal Cameras'],
  ['cam', 'Camera'],
  ['30 m', 'Night vision range: 30\u00a0m or more'],
  ['100 ft', 'Night vision range: 30.48\u00a0m or more'],
  ['under 20 m', 'Night vision range: 20\u00a0m or less'],
  ['-30', 'Lowest operating temperature: −30\u00a0°C or less'],
  ['between 10 and 30 m', 'Night vision range: 10–30\u00a0m'],
  ['between 5 and 12 mp', '5 MP to 12 MP'],
  ['under 500', 'under $500'],
  ['over 1,299.50', 'over $1,299.50'],
  ['at least 100 usd', 'at least $100'],
  ['up to 2k', 'up to $2,000'],
  ['$100-500', '$100–$500'],
  ['at least 4 mp', 'at least 4 MP'],
  ['no dome', 'no dome camera'],
  ['without sip', 'no SIP stated'],
  ['not hikvision', 'no Hikvision'],
])('labels the condition "%s" as "%s"', (query, label) => {
  const labels = readPlainWords(query, VOCABULARY).conditions.map((one) => conditionLabel(one, VOCABULARY));
  expect(labels).toEqual([label]);
});

test.each([
  [2, 'dome 4 mp sip ip67', '2 dome cameras: at least 4 MP, SIP, IP67'],
  [1, 'dome', '1 dome camera'],
  [1, 'sip', '1 product: SIP'],
  [1900, 'thermal cameras', '1,900 products in Thermal Cameras'],
  [2, 'dome thermal cameras ip67', '2 dome cameras in Thermal Cameras: IP67'],
  [3, 'no dome hikvision', '3 products: no dome camera, Hikvision'],
  [1, 'dome sip', '1 dome camera (1,200 versions): SIP', 1200],
  [2, 'dome thermal cameras', '2 dome cameras in Thermal Cameras (3 versions)', 3],
])('says in one sentence what was found: %d × "%s"', (count, query, sentence, versions = count) => {
  const { conditions } = readPlainWords(query, VOCABULARY);
  expect(foundText({ count, versions }, conditions, [], VOCABULARY)).toBe(sentence);
});

test('says what holds for all products of a kind', () => {
  const [dome] = readPlainWords('dome', VOCABULARY).conditions;
  expect(otherwiseText('need a cable', dome, VOCABULARY)).toBe('All our dome cameras need a cable.');
  expect(otherwiseText('need a cable', undefined, VOCABULARY)).toBe('All our products need a cable.');
});

test.each([
  ['a name that several meanings share is written once', ['Axis', 'Axis'], 'Axis'],
  ['different names are joined with "or"', ['Axis', 'Bosch'], 'Axis or Bosch'],
])('%s', (_, brands, label) => {
  const meanings = brands.map((brand) => ({ kind: 'brand', brand }) as const);
  expect(conditionLabel({ kind: 'meanings', meanings, words: 'x', spans: [] }, VOCABULARY)).toBe(label);
});

test('the label of an amount with hundreds of digits is short', () => {
  const [condition] = readPlainWords(`under ${'9'.repeat(300)}`, VOCABULARY).conditions;
  expect(condition && conditionLabel(condition, VOCABULARY)).toBe('under $1e+300');
});
