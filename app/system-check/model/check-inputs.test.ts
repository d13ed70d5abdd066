import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { INITIAL_CHECK, parseCheckInputs, readCheckNumber, toCheckQuery } from './check-inputs.ts';

const parse = (query: string) => parseCheckInputs(new URLSearchParams(query));

test('an empty query gives the initial inputs, and these give an empty query', () => {
  expect(parse('')).toEqual(INITIAL_CHECK);
  expect(toCheckQuery(INITIAL_CHECK).toString()).toBe('');
});

test('reads and writes all inputs, and keeps other parameters', () => {
  const query =
    'items=1:2&days=14&hours=8&mbps=4.5&ports=16&watts=250&standard=802.3bt&site=zone-1&outside=1,45';
  const inputs = parse(query);
  expect(inputs).toEqual({
    days: 14,
    hoursPerDay: 8,
    mbpsPerCamera: 4.5,
    switchPorts: 16,
    switchWatts: 250,
    switchStandard: '802.3bt',
    site: 'zone-1',
    outdoorIds: ['1', '45'],
  });
  expect(decodeURIComponent(toCheckQuery(inputs, new URLSearchParams(query)).toString())).toBe(query);
});

// 99999 and, in full-width digits, 12345 are above the maximum of 3650.
test.each(['0', '-1', 'ten', '1e9', '2.5', '', ' ', '99999', 'NaN', '0x10', '１２３４５'])(
  '%j days are not used',
  (text) => {
    expect(readCheckNumber('days', text).value).toBeUndefined();
    expect(parse(`days=${encodeURIComponent(text)}`).days).toBe(INITIAL_CHECK.days);
  },
);

test('accepts spaces and full-width digits', () => {
  expect(readCheckNumber('days', ' １４ ')).toEqual({ value: 14 });
});

test('inputs read from any query are the same after they are written and read again', () => {
  const name = fc.constantFrom(
    'days',
    'hours',
    'mbps',
    'ports',
    'watts',
    'standard',
    'site',
    'outside',
    'items',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.double().map(String)))), (pairs) => {
      const inputs = parseCheckInputs(new URLSearchParams(pairs));
      expect(parseCheckInputs(toCheckQuery(inputs))).toEqual(inputs);
    }),
  );
});
