import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VOCABULARY } from './plain-words.fixture.ts';
import { type PlainCondition, queryWithout, readPlainWords } from './read-plain-words.ts';
import { phraseKey, toWordList, vocabularyOf } from './vocabulary.ts';

const read = (query: string) => readPlainWords(query, VOCABULARY);

const wordsOf = (parts: readonly { readonly words: string }[]) => parts.map(({ words }) => words);

/** The words in each list that `readPlainWords` returns for the query, without the empty lists. */
function wordsByList(query: string) {
  const { unreadWords: _, head: _head, ...lists } = read(query);
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, parts]) => (parts.length > 0 ? [[list, wordsOf(parts)]] : [])),
  );
}

/** Each condition as text: its words, and what they mean. */
function conditionTexts(query: string): readonly string[] {
  return read(query).conditions.map((condition) => `${condition.words} → ${meaningOf(condition)}`);
}

function meaningOf(condition: PlainCondition): string {
  if (condition.kind === 'price') return JSON.stringify(condition.limits);
  if (condition.kind === 'in stock') return 'in stock';
  return condition.meanings
    .map((meaning) => {
      if (meaning.kind === 'category') return meaning.slug;
      if (meaning.kind === 'brand') return meaning.brand;
      const { kind: _kind, ...rest } = meaning.condition;
      return `${meaning.attribute} ${Object.entries(rest).flat().join(' ')}`;
    })
    .join(' or ');
}

/** What a query means, if all of it is understood. */
function meaningsOf(query: string): readonly string[] {
  expect(Object.keys(wordsByList(query))).toEqual(['conditions']);
  return read(query).conditions.map(meaningOf);
}

test('reads each part of a query as one condition, in the order of the query', () => {
  expect(conditionTexts('outdoor dome ip66 under 500')).toEqual([
    'outdoor → outdoor isYes true',
    'dome → kind value dome',
    'ip66 → ip step IP66',
    'under 500 → {"below":50000}',
  ]);
});

test.each([
  ['under 500', '{"below":50000}'],
  ['below $1,299.50', '{"below":129950}'],
  ['<500', '{"below":50000}'],
  ['<= $500', '{"max":50000}'],
  ['up to 300 dollars', '{"max":30000}'],
  ['500 or less', '{"max":50000}'],
  ['under 2k', '{"below":200000}'],
  ['at least 100 usd', '{"min":10000}'],
  ['more than 500$', '{"above":50000}'],
  ['$500 and up', '{"min":50000}'],
  ['between 500 and 100', '{"min":10000,"max":50000}'],
  ['from $100 to $500', '{"min":10000,"max":50000}'],
  ['$100-500', '{"min":10000,"max":50000}'],

  ['30 m', 'night-range min 30'],
  ['30m', 'night-range min 30'],
  ['30 metres', 'night-range min 30'],
  ['100 ft', 'night-range min 30.48'],
  ['under 20 m', 'night-range max 20'],
  ['at least 1,000 m', 'night-range min 1000'],
  // Where more is better, `up to` means at least.
  ['up to 30 m', 'night-range min 30'],
  ['30 m or more', 'night-range min 30'],
  ['−30 °C', 'lowest-temperature max -30'],
  ['-30', 'lowest-temperature max -30'],
  ['60 degrees', 'highest-temperature min 60'],

  // A size, and not a zoom.
  ['640 × 480', 'thermal-width min 640'],
  ['at least 640 x480', 'thermal-width min 640'],
  ['640x480 or less', 'thermal-width max 640'],
  ['3840 × 2160', 'resolution step 4k or thermal-width min 3840'],

  ['between 30 and 10m', 'night-range min 10 max 30'],
  ['from 10 m to 30 m', 'night-range min 10 max 30'],
  ['from 10 to 100 ft', 'night-range min 3.048 max 30.48'],
  ['between 10 m and 100 ft', 'night-range min 10 max 30.48'],
  ['between −30 and −10 °C', 'lowest-temperature min -30 max -10'],
  ['between 8 and 4 mp', 'resolution step 1440p max 4k'],
  ['from 4mp to 8mp', 'resolution step 1440p max 4k'],
  ['between ip54 and ip66', 'ip step IP54 max IP66'],

  ['IP66', 'ip step IP66'],
  ['ip 66', 'ip step IP66'],
  ['802.3at', 'poe step 802.3at'],
  ['at least ipx7', 'ip step IPX7'],
  ['ip66 or better', 'ip step IP66'],

  ['walkie-talkie', 'kind value portable-radio'],
  ['walkie talkies', 'kind value portable-radio'],
  ['Handheld', 'kind value portable-radio'],
  ['thermal cameras', 'thermal-cameras'],
  ['dome camera', 'kind value dome'],
  // The meanings of a synonym replace all others.
  ['camera', 'kind value dome or cctv-systems'],
  // A value of a set rather than the yes of a yes-or-no attribute.
  ['sip', 'protocols value sip'],
  ['sip ready', 'sip-ready isYes true'],
  ['hanwha vision', 'Hanwha Vision'],
  ['In Stock', 'in stock'],
  ['available now', 'in stock'],
])('reads "%s" as %s', (query, meaning) => {
  expect(meaningsOf(query)).toEqual([meaning]);
});

test.each([
  ['under 500 ip66', ['{"below":50000}', 'ip step IP66']],
  ['between 10 and 30 m dome', ['night-range min 10 max 30', 'kind value dome']],
  ['30x 640x480', ['zoom min 30', 'thermal-width min 640']],
  // No range between different attributes, nor with only one figure.
  ['from 10 m to dome', ['night-range min 10', 'kind value dome']],
  ['dome 8mp', ['kind value dome', 'resolution step 4k']],
])('reads "%s" as %j', (query, meanings) => {
  expect(read(query).conditions.map(meaningOf)).toEqual(meanings);
});

test.each([
  'under 500 eur',
  'under €500',
  'under 500€',
  'under eur 500',
  '500 eur or less',
  'under ₺500',
  '€500',
  'between 100 and 500 euros',
  '€100-500',
])('does not take "%s" for a price in dollars', (query) => {
  expect(wordsByList(query)).toEqual({ otherCurrencies: [query] });
});

test('takes neither a code nor every number for a price', () => {
  expect(wordsByList('under 802.3 at')).toEqual({ conditions: ['802.3 at'], unknownWords: ['under'] });
  expect(wordsByList('dome 500')).toEqual({ conditions: ['dome'], unknownWords: ['500'] });
  expect(wordsByList('30 parsecs')).toEqual({ unknownWords: ['30', 'parsecs'] });
});

test('reads a price that is followed by a word that is also a unit', () => {
  const units = new Map([
    ...VOCABULARY.units,
    ['camera', { words: ['camera'], attributes: ['night-range'] }],
  ]);
  const { conditions } = readPlainWords('between 100 and 500 camera', { ...VOCABULARY, units });
  expect(wordsOf(conditions)).toEqual(['between 100 and 500', 'camera']);
});

test.each(['7" screen', '7″ screen', "7'' screen", '7in, screen'])('reads %s as inches', (query) => {
  const inch = { words: ['in', '″'], attributes: ['night-range'] };
  const units = new Map(inch.words.map((word) => [phraseKey(word), inch]));
  const { conditions, unknownWords } = readPlainWords(query, { ...VOCABULARY, units });
  expect(conditions.map(meaningOf)).toEqual(['night-range min 7']);
  expect(wordsOf(unknownWords)).toEqual(['screen']);
});

test('names sizes in pixels as width × height, unless they are a maximum', () => {
  expect(read('camera 640x480').conditions).toMatchObject([{ label: 'Camera' }, { label: '640 × 480' }]);
  expect(read('under 640 × 480').conditions[0]).not.toHaveProperty('label');
});

test('reads phrases without accents', () => {
  const brands = ['Şişecam'];
  const plainWords = {
    synonyms: [],
    units: [],
    negativeNumbers: [],
    sizesInPixels: [],
    stopWords: [],
    notSold: [],
  };
  const vocabulary = vocabularyOf(toWordList({ attributes: [], categories: [], brands, plainWords }));
  expect(readPlainWords('sisecam', vocabulary).conditions.map(meaningOf)).toEqual(['Şişecam']);
});

describe('a second kind of product', () => {
  test('after “with” is a word without a meaning, and after “for” not asked for', () => {
    expect(wordsByList('recorder for a portable radio')).toEqual({ conditions: ['recorder'] });
    expect(wordsByList('dome with a 30 m portable radio')).toEqual({
      conditions: ['dome', '30 m'],
      unknownWords: ['portable radio'],
    });
  });

  test('after “with” is a feature, if the owner gave it that meaning', () => {
    expect(conditionTexts('dome with a recorder')).toEqual([
      'dome → kind value dome',
      'with a recorder → records isYes true',
    ]);
    expect(wordsByList('dome for a recorder')).toEqual({ conditions: ['dome'] });
    expect(wordsByList('recorder at my door')).toEqual({ conditions: ['recorder'] });
  });

  test('is a condition if no such word precedes it, or if products can be of both kinds', () => {
    expect(wordsByList('recorder portable radio')).toEqual({ conditions: ['recorder', 'portable radio'] });
    expect(conditionTexts('dome for a camera')).toEqual([
      'dome → kind value dome',
      'camera → kind value dome or cctv-systems',
    ]);
  });

  test('is an ordinary condition if no other kind is named before it', () => {
    expect(wordsByList('with 30 m for a dome')).toEqual({ conditions: ['30 m', 'dome'] });
  });
});

test('reads a repeated condition as one condition with several spans', () => {
  const { conditions } = read('camera dome cam');
  expect(conditions.map(({ words, spans }) => [words, spans])).toEqual([
    [
      'camera',
      [
        { start: 0, end: 1 },
        { start: 2, end: 3 },
      ],
    ],
    ['dome', [{ start: 1, end: 2 }]],
  ]);
});

test('leaves out stop words and punctuation, and keeps the words that it does not know', () => {
  expect(wordsByList('A dome, that sees "driveways"!')).toEqual({
    conditions: ['dome'],
    unknownWords: ['driveways'],
  });
});

test.each([
  ['“dome” ‘sip’', ['dome', 'sip'], []],
  ['"dome under 500"', ['dome', 'under 500'], []],
  ['« dome », Büro’s!', ['dome'], ['büro’s']],
  ['ＩＰ６６\u00ad dome', ['ｉｐ６６', 'dome'], []],
])('reads %s whatever its quotation marks and letters', (query, conditions, unknownWords) => {
  expect(wordsByList(query)).toEqual({ conditions, ...(unknownWords.length > 0 && { unknownWords }) });
});

test.each([
  ['dome without sip', ['dome', 'without sip']],
  ['dome no thermal cameras ip66', ['dome', 'no thermal cameras', 'ip66']],
  ['dome that does not need a recorder', ['dome', 'not need a recorder']],
  ["dome but don't want any hikvision", ['dome', "don't want any hikvision"]],
])('what a product should not have is a condition: %s', (query, conditions) => {
  const { conditions: read } = readPlainWords(query, VOCABULARY);
  expect(wordsOf(read)).toEqual(conditions);
  expect(read.slice(1, 2)).toMatchObject([{ isNot: true }]);
});

test('a negation is read as the owner lists it, and is reported if it is unknown', () => {
  const meaning = 'kind value portable-radio';
  for (const query of ['without cables', 'not need any cables'])
    expect(read(query).conditions.map(meaningOf)).toEqual([meaning]);
  expect(wordsByList('dome without drilling')).toEqual({
    conditions: ['dome'],
    negations: ['without drilling'],
  });
  expect(wordsByList('dome not cheapest')).toEqual({ conditions: ['dome'], negations: ['not cheapest'] });
  expect(wordsByList('dome without a hard drive')).toEqual({ conditions: ['dome'] });
  expect(wordsByList('dome without')).toEqual({ conditions: ['dome'] });
  expect(meaningsOf('no more than 500')).toEqual(['{"max":50000}']);
});

const notSold = (query: string) =>
  read(query).notSold.map(({ words, isWanted, thing }) => [words, isWanted, thing.name]);

test.each([
  ['hard drive', [['hard drive', true, 'hard drives']]],
  ['disks for a recorder', [['disks', true, 'hard drives']]],
  ['recorder hard drive', [['hard drive', true, 'hard drives']]],
  ['recorder with a hard drive', [['hard drive', false, 'hard drives']]],
  ['hard drive recorder', [['hard drive', false, 'hard drives']]],
  ['portable radio battery', [['battery', true, 'batteries']]],
  // Here it has its other meaning.
  ['battery dome', []],
  ['dome with battery', []],
])('what is not sold is wanted if the query names it last before “for” and the like: %s', (query, things) => {
  expect(notSold(query)).toEqual(things);
});

test('the unknown word that names what is looked for is the head, unless a word with a meaning does', () => {
  expect(read('hikvision tripod stand for ip66').head?.words).toBe('stand');
  expect(read('hikvision tripod').head?.words).toBe('tripod');
  expect(read('dome tripod').head).toBeUndefined();
});

test('forms of words are read as the words', () => {
  expect(wordsByList('domes stopping saved stops')).toEqual({ conditions: ['domes'] });
});

test('reads the first 40 words', () => {
  const { conditions, unreadWords } = read(
    Array.from({ length: 200 }, (_, index) => `dome x${index}`).join(' '),
  );
  expect(conditions).toMatchObject([{ words: 'dome', spans: { length: 20 } }]);
  expect(unreadWords).toBe(360);
});

test.each(['cheapest', 'cheap', 'least expensive', 'lowest price'])('reads "%s" as a sort order', (words) => {
  expect(wordsByList(`${words} dome`)).toEqual({ cheapestFirst: [words], conditions: ['dome'] });
});

test('queryWithout takes out a part and keeps the other words as they were written', () => {
  const query = 'Outdoor dome, with SIP  <$500 (dome)';
  const withoutEach = read(query).conditions.map((condition) => queryWithout(query, [condition]));
  expect(withoutEach).toEqual([
    'dome, with SIP < $500 (dome)',
    'Outdoor with SIP < $500',
    'Outdoor dome, with < $500 (dome)',
    'Outdoor dome, with SIP (dome)',
  ]);
});

const WORDS =
  'dome camera walkie talkie in stock cheapest under or less between and 500 eur € $5-9 30 m ip66 no without xyz < a'.split(
    ' ',
  );
const anyWords = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 });

test('every word of a query is in exactly one part or asks for nothing', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const { unreadWords: _, head: _head, ...lists } = read(words.join(' '));
      const spans = Object.values(lists).flatMap((parts) => parts.flatMap((part) => part.spans));
      const places = spans.flatMap(({ start, end }) => words.map((_, index) => index).slice(start, end));
      expect(new Set(places).size).toBe(places.length);
      const unaccounted = words.filter((_, index) => !places.includes(index));
      // Nothing follows such a negation.
      const asksForNothing = new Set(['a', 'and', 'or', 'in', 'no', 'without']);
      expect(unaccounted.every((word) => asksForNothing.has(word))).toBe(true);
    }),
  );
});

test('a query from which all parts are removed asks for nothing', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const query = words.join(' ');
      const { unreadWords: _, head: _head, ...lists } = read(query);
      expect(wordsByList(queryWithout(query, Object.values(lists).flat()))).toEqual({});
    }),
  );
});
