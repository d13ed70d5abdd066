import type { Scale, StepsInText } from './scale.ts';

/** Two numerals or X, each perhaps with the K of ISO 20653, then further letters: `IP66`, `IPX8`, `IP6K9K`, `IP66W`. */
const CODE = /^IP(?<dust>[0-6X])K?(?<water>[0-9X])K?[ABCDHMSW]*$/;

const LOOKS_LIKE_CODE = /\bIP[ -]?[\dX][\dXK]*(?:\/[\dX]+)*[A-Z]*/g;

/** The numerals of water protection where the meaning changes (IEC 60529, table 3). */
const SPLASHING = 4;
const IMMERSION = 7;
const HIGH_PRESSURE = 9;

/**
 * Protection against dust and water (IEC 60529). A higher numeral for water does not always imply the lower ones: 7 and 8
 * (immersion) do not imply 5 and 6 (jets), and 9 (high-pressure cleaning) implies none of these. All of them imply 4
 * (splashing) and less. So IP67 reaches IP54 and IPX7, but not IP66. The specification of a product that withstands both jets
 * and immersion has two codes: `IP66, IP67`.
 */
export const IP_SCALE: Scale = {
  steps: ['IPX4', 'IP54', 'IP55', 'IP65', 'IP66', 'IPX7', 'IP67', 'IP68', 'IP69'].map((step) => ({
    step,
    label: step,
  })),
  rank(step) {
    const { dust, water } = numeralsOf(step);
    return dust * 10 + water;
  },
  reaches(stated, wanted) {
    const has = numeralsOf(stated);
    const wants = numeralsOf(wanted);
    return has.dust >= wants.dust && impliesWater(has.water, wants.water);
  },
};

export function readIpCodes(text: string): StepsInText {
  const codes = [...text.matchAll(LOOKS_LIKE_CODE)].map(([code]) => code);
  const steps = codes.flatMap((code) => {
    const { dust, water } = CODE.exec(code)?.groups ?? {};
    return dust === undefined || water === undefined ? [] : [`IP${dust}${water}`];
  });
  const unreadable = codes.find((code) => !CODE.test(code));
  return { steps: [...new Set(steps)], ...(unreadable !== undefined && { unreadable }) };
}

/** Whether a product that passes the water test of `has` also passes that of `wants`. */
function impliesWater(has: number, wants: number): boolean {
  if (wants <= SPLASHING) return has >= wants;
  if (has >= HIGH_PRESSURE) return wants === has;
  if (has >= IMMERSION) return wants >= IMMERSION && wants <= has;
  return has >= wants;
}

/** An X, a numeral that was not tested, counts as 0. */
function numeralsOf(code: string): { readonly dust: number; readonly water: number } {
  const { dust = 'X', water = 'X' } = CODE.exec(code)?.groups ?? {};
  return { dust: Number(dust.replace('X', '0')), water: Number(water.replace('X', '0')) };
}
