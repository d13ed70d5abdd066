import { describe, expect, test } from 'vitest';
import type { Reason } from './rule.ts';
import { aSubject, reasonFor, type PairCase } from './works-with.fixture.ts';

const naming = (text: string, brand = 'Acme') =>
  aSubject('panel', {}, { brand, specifications: { Model: 'FC361', 'Compatible detectors': text } });

describe('whether a named model is a reason', () => {
  const detector = aSubject('detector', {}, { specifications: { Model: 'OOH740' } });
  const named: Reason = { kind: 'named', by: 'FC361', model: 'OOH740' };

  test.each<PairCase>([
    ['at the end of the text', naming('Cerberus FIT, for example OOH740'), detector, named],
    ['in a list in parentheses', naming('Optical detectors (OOH740, HI720)'), detector, named],
    [
      'of several words',
      naming('MOTOTRBO XPR 7550e and XPR 7580e'),
      aSubject('radio', {}, { specifications: { Model: 'XPR 7580e' } }),
      { kind: 'named', by: 'FC361', model: 'XPR 7580e' },
    ],
    [
      'by its item number',
      naming('55000-600'),
      aSubject('x', {}, { specifications: { Model: 'Smoke detector', 'Item number': '55000-600' } }),
      { kind: 'named', by: 'FC361', model: '55000-600' },
    ],
    ['of another brand that the text names', naming('Acme OOH740', 'Other'), detector, named],
    ['of another brand', naming('OOH740', 'Other'), detector, undefined],
    ['as a part of a longer name', naming('OOH740-A9'), detector, undefined],
    [
      'that the text mentions only as another version',
      naming('OOH720 (OOH740 version also made)'),
      detector,
      undefined,
    ],
    ['as an exception', naming('All detectors except OOH740'), detector, undefined],
    ['that is too short', naming('P2'), aSubject('x', {}, { specifications: { Model: 'P2' } }), undefined],
    [
      'in another specification',
      aSubject('x', {}, { specifications: { Model: 'FC361', Replaces: 'OOH740' } }),
      detector,
      undefined,
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
    expect(reasonFor(second, first)).toEqual(reason);
  });
});
