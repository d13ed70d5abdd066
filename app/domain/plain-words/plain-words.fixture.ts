import type { SetAttribute } from '#app/domain/figures/attribute.ts';
import {
  ATTRIBUTES,
  ip,
  lowestTemperature,
  nightRange,
  outdoor,
} from '#app/domain/figures/figures.fixture.ts';
import { type PlainWords, toWordList, vocabularyOf } from './vocabulary.ts';

export const KIND: SetAttribute = {
  id: 'kind',
  label: 'Kind',
  kind: 'set',
  filtersIn: ['cctv-systems'],
  comparesIn: [],
  better: 'neither',
  readFrom: [],
  alsoReadFrom: [],
  readsTitle: true,
  values: [
    { id: 'dome', label: 'Dome camera', words: ['dome'] },
    { id: 'portable-radio', label: 'Portable radio', words: ['portable radio'] },
  ],
};

const plainWords: PlainWords = {
  synonyms: [
    {
      words: ['walkie-talkie', 'handheld'],
      means: [{ kind: 'figure', attribute: 'kind', condition: { kind: 'value', value: 'portable-radio' } }],
    },
    {
      words: ['camera', 'cam'],
      means: [
        { kind: 'figure', attribute: 'kind', condition: { kind: 'value', value: 'dome' } },
        { kind: 'category', slug: 'cctv-systems' },
      ],
      label: 'Camera',
    },
  ],
  units: [
    { words: ['m', 'metre'], attributes: [nightRange.id] },
    { words: ['ft'], attributes: [nightRange.id], spelling: 'ft' },
    { words: ['°c', 'degree'], attributes: [lowestTemperature.id, 'highest-temperature'] },
  ],
  negativeNumbers: [lowestTemperature.id],
  stopWords: ['with', 'a', 'that', 'sees'],
};

export const WORD_LIST = toWordList({
  attributes: [
    ...ATTRIBUTES,
    KIND,
    { ...ip, id: 'resolution', label: 'Resolution', scale: 'resolution' },
    { ...lowestTemperature, id: 'highest-temperature', takes: 'upper end', better: 'more' },
    { ...outdoor, id: 'sip-ready', yes: ['SIP', 'SIP ready'] },
  ],
  categories: [
    { slug: 'cctv-systems', title: 'CCTV Systems' },
    { slug: 'thermal-cameras', title: 'Thermal Cameras' },
  ],
  brands: ['Hikvision', 'Hanwha Vision', 'Icom'],
  plainWords,
});

export const VOCABULARY = vocabularyOf(WORD_LIST);
