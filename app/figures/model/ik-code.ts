import type { Scale, StepsInText } from './scale.ts';

const CODES = [
  'IK00',
  'IK01',
  'IK02',
  'IK03',
  'IK04',
  'IK05',
  'IK06',
  'IK07',
  'IK08',
  'IK09',
  'IK10',
  'IK11',
];

const LOOKS_LIKE_CODE = /\bIK[ -]?\d+/g;

/**
 * Protection against impacts (IEC 62262). IK00 is none; IK08 withstands 5 joules, IK10 withstands 20 joules, and IK11, added
 * by the amendment of 2021, withstands 50 joules. Each code implies the codes below it.
 */
export const IK_SCALE: Scale = {
  steps: ['IK07', 'IK08', 'IK09', 'IK10', 'IK11'].map((step) => ({ step, label: step })),
  rank: (step) => CODES.indexOf(step),
  reaches: (stated, wanted) => CODES.indexOf(stated) >= CODES.indexOf(wanted),
};

export function readIkCodes(text: string): StepsInText {
  const codes = [...text.matchAll(LOOKS_LIKE_CODE)].map(([code]) => code);
  const unreadable = codes.find((code) => !CODES.includes(code));
  return {
    steps: [...new Set(codes.filter((code) => CODES.includes(code)))],
    ...(unreadable !== undefined && { unreadable }),
  };
}
