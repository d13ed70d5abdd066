import { withoutOtherVersions } from './measure-text.ts';
import { POE_CLASSES, POE_SCALE, POE_STANDARDS } from './poe.ts';
import type { StepsInText } from './scale.ts';

/**
 * The class that a powered device states: `'PoE 802.3bt class 8'` → 8. Undefined for unknown classes. Also undefined
 * if a voltage stands between `PoE` and the class, because the class is then that of another supply:
 * `'PoE or 24 V AC class 2'`.
 */
export function readPoeClass(text: string): number | undefined {
  const cleaned = withoutOtherVersions(text);
  const stated = /\bPoE\b[^V]*?\b[Cc]lass (\d+)\b/.exec(cleaned)?.[1];
  if (stated === undefined) return undefined;
  const number = Number(stated);
  return POE_CLASSES[number] === undefined ? undefined : number;
}

/**
 * The PoE standards that a device needs. PoE+ is the trade name of 802.3at, PoE++ that of 802.3bt. `PoE` alone states no
 * standard, except beside PoE+ or PoE++, where it can only mean 802.3af. Without a standard, that of the class is returned.
 * A class that needs more than the stated standards is unreadable, and so is an unknown standard.
 */
export function readPoeStandards(text: string): StepsInText {
  const cleaned = withoutOtherVersions(text);
  const stated = new Set([...cleaned.matchAll(/\b802\.3(?:af|at|bt)\b/g)].map(([code]) => code));
  if (/\bPoE\+(?!\+)/.test(cleaned)) stated.add('802.3at');
  if (/\bPoE\+\+/.test(cleaned)) stated.add('802.3bt');
  const isPlainBesidePlus = /\bPoE\+/.test(cleaned) && /\bPoE\b(?!\+)/.test(cleaned);
  if (isPlainBesidePlus) stated.add('802.3af');

  const classNumber = readPoeClass(cleaned);
  const ofClass = classNumber === undefined ? undefined : POE_CLASSES[classNumber]?.standard;
  if (ofClass !== undefined && stated.size === 0) stated.add(ofClass);
  const steps = POE_STANDARDS.filter((standard) => stated.has(standard));
  const contradicts =
    ofClass !== undefined && steps.every((standard) => POE_SCALE.rank(standard) < POE_SCALE.rank(ofClass));
  const unreadable = contradicts
    ? `class ${classNumber}`
    : /\b802\.3(?!af\b|at\b|bt\b)\w*/.exec(cleaned)?.[0];
  return { steps, ...(unreadable !== undefined && { unreadable }) };
}
