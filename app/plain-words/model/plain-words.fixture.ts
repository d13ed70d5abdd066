import type { SetAttribute } from '#app/figures/model/attribute.ts';
import {
  ATTRIBUTES,
  ip,
  lowestTemperature,
  nightRange,
  outdoor,
} from '#app/figures/model/figures.fixture.ts';
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
    { id: 'recorder', label: 'Recorder', words: ['recorder'] },
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
    {
      words: ['with recorder'],
      means: [{ kind: 'figure', attribute: 'records', condition: { kind: 'yes-no', isYes: true } }],
      label: 'With a recorder',
    },
    {
      words: ['without cables'],
      means: [{ kind: 'figure', attribute: 'kind', condition: { kind: 'value', value: 'portable-radio' } }],
      label: 'No cables',
      otherwise: 'need a cable',
    },
    {
      words: ['at the door'],
      means: [{ kind: 'figure', attribute: 'kind', condition: { kind: 'value', value: 'dome' } }],
    },
    {
      words: ['battery'],
      means: [{ kind: 'figure', attribute: 'sip-ready', condition: { kind: 'yes-no', isYes: true } }],
    },
  ],
  notSold: [
    { words: ['hard drive', 'disk'], name: 'hard drives', links: [{ text: 'Recorder', to: '/product/43' }] },
    { words: ['battery'], name: 'batteries', links: [] },
  ],
  units: [
    { words: ['m', 'metre'], attributes: [nightRange.id] },
    { words: ['ft'], attributes: [nightRange.id], spelling: 'ft' },
    { words: ['°c', 'degree'], attributes: [lowestTemperature.id, 'highest-temperature'] },
    { words: ['x'], attributes: ['zoom'] },
  ],
  negativeNumbers: [lowestTemperature.id],
  sizesInPixels: ['thermal-width'],
  stopWords: ['with', 'for', 'a', 'that', 'sees', 'stop', 'save'],
};

export const WORD_LIST = toWordList({
  attributes: [
    ...ATTRIBUTES,
    KIND,
    { ...ip, id: 'resolution', label: 'Resolution', scale: 'resolution' },
    { ...lowestTemperature, id: 'highest-temperature', takes: 'upper end', better: 'more' },
    { ...nightRange, id: 'zoom', label: 'Zoom', unit: '×' },
    { ...nightRange, id: 'thermal-width', label: 'Thermal picture width', unit: 'px' },
    { ...outdoor, id: 'records', label: 'Records', yes: [] },
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
