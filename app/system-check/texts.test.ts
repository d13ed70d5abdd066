import { describe, expect, test } from 'vitest';
import type { Finding, Matches } from './model/check-result.ts';
import { findingText, remedyText, summary } from './texts.ts';

const NO_MATCHES: Matches = { matches: [], gaps: [], conflicts: [] };

describe('findingText', () => {
  test.each<[string, Finding]>([
    [
      '20 cameras need 20 channels; the list has 16, 4 too few.',
      {
        rule: 'recorder-channels',
        code: 'counted',
        cameras: 20,
        streams: { min: 20, max: 20 },
        channels: 16,
      },
    ],
    [
      '1 camera needs 1 channel, or 2 if thermal and visible pictures are recorded separately; the list has 16.',
      {
        rule: 'recorder-channels',
        code: 'counted',
        cameras: 1,
        streams: { min: 1, max: 2 },
        channels: 16,
      },
    ],
    [
      '3 × 6 Mbps (assumed) = 18 Mbps; the list can record 20 Mbps, but this is divided among the recorders so that only 2 of 3 fit.',
      {
        rule: 'recorder-throughput',
        code: 'counted',
        streams: 3,
        mbpsPerCamera: 6,
        neededMbps: 18,
        capacityMbps: 20,
        recordable: 2,
        recordableWithReserve: 2,
      },
    ],
    [
      '3 × 4.5 Mbps (assumed) = 13.5 Mbps; the list can record 20 Mbps, which leaves less than 20% in reserve.',
      {
        rule: 'recorder-throughput',
        code: 'counted',
        streams: 3,
        mbpsPerCamera: 4.5,
        neededMbps: 13.5,
        capacityMbps: 20,
        recordable: 4,
        recordableWithReserve: 2,
      },
    ],
    [
      '4 × 4 Mbps (assumed) × 24 h × 30 d need 5.2 TB; with the largest drives, all bays together hold 40 TB; the list has no drives.',
      {
        rule: 'storage',
        code: 'counted',
        streams: 4,
        mbpsPerCamera: 4,
        hoursPerDay: 24,
        days: 30,
        neededTerabytes: 5.184,
        capacityTerabytes: 40,
        recordable: 30,
      },
    ],
    [
      '8 devices need 123.2 W at the ports, 147.84 W with 20% reserve; the budget is 130 W, which leaves less than 20% in reserve.',
      {
        rule: 'poe-budget',
        code: 'counted',
        devices: 8,
        watts: { min: 123.2, max: 123.2 },
        neededWatts: 147.84,
        budgetWatts: 130,
        cannotBeDivided: false,
        unclassed: [],
      },
    ],
    [
      '3 devices need 90 W at the ports, 108 W with 20% reserve; the budget is 100 W, but no way was found to connect the devices so that all have power.',
      {
        rule: 'poe-budget',
        code: 'counted',
        devices: 3,
        watts: { min: 90, max: 90 },
        neededWatts: 108,
        budgetWatts: 100,
        cannotBeDivided: true,
        unclassed: [],
      },
    ],
    [
      'A, B, C and 2 more do not state outdoor use.',
      { rule: 'outdoor-use', code: 'placed', fit: ['F'], unfit: [], unknown: ['A', 'B', 'C', 'D', 'E'] },
    ],
    [
      'A states DMR, and B states Iridium, so they do not fit together; nor does 1 more pair.',
      {
        rule: 'radio-band',
        code: 'matched',
        matches: {
          ...NO_MATCHES,
          conflicts: [
            { title: 'A', partner: 'B', attribute: 'radio-standard', own: ['DMR'], other: ['Iridium'] },
            { title: 'A', partner: 'C', attribute: 'radio-standard', own: ['DMR'], other: ['Iridium'] },
          ],
        },
      },
    ],
    [
      'A and B do not state ONVIF; C does not state ONVIF or the video compression.',
      {
        rule: 'recorder-protocol',
        code: 'matched',
        matches: {
          ...NO_MATCHES,
          gaps: [
            { title: 'A', partner: 'R', missing: [{ title: 'A', need: 'onvif' }] },
            { title: 'B', partner: 'R', missing: [{ title: 'B', need: 'onvif' }] },
            {
              title: 'C',
              partner: 'R',
              missing: [
                { title: 'C', need: 'onvif' },
                { title: 'C', need: 'compression' },
              ],
            },
          ],
        },
      },
    ],
    [
      'A does not state ONVIF; B does not state the video compression; C does not state the resolution; D does not state the recording resolution.',
      {
        rule: 'recorder-protocol',
        code: 'matched',
        matches: {
          ...NO_MATCHES,
          gaps: [
            { title: 'A', partner: 'D', missing: [{ title: 'A', need: 'onvif' }] },
            { title: 'B', partner: 'D', missing: [{ title: 'B', need: 'compression' }] },
            {
              title: 'C',
              partner: 'D',
              missing: [
                { title: 'C', need: 'picture-size' },
                { title: 'D', need: 'recording-resolution' },
              ],
            },
          ],
        },
      },
    ],
    [
      'A and B: both use SIP for calls; a SIP server may be needed.',
      {
        rule: 'intercom-protocol',
        code: 'matched',
        matches: { ...NO_MATCHES, matches: [{ title: 'A', partner: 'B', reason: { kind: 'sip' } }] },
      },
    ],
    [
      'All are the same model, A.',
      {
        rule: 'radio-band',
        code: 'matched',
        matches: { ...NO_MATCHES, matches: [{ title: 'A', partner: 'A', reason: 'same-model' }] },
      },
    ],
  ])('%s', (text, finding) => {
    expect(findingText(finding)).toBe(text);
  });
});

test('a remedy says what its link shows or its button changes', () => {
  const listing = { kind: 'listing', category: 'cctv-systems', filter: {} } as const;
  expect(remedyText({ ...listing, shows: 'ports-with-budget', detail: 250 })).toBe(
    'Show switches and recorders with 250 W or more',
  );
  expect(remedyText({ kind: 'fewer-days', days: 1 })).toBe('Keep recordings for 1 day');
});

test('the summary leaves out verdicts that no rule has', () => {
  expect(summary({ fail: 1, warn: 0, unknown: 2, pass: 5 })).toBe('1 fail, 2 unknown, 5 pass');
});
