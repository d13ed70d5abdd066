import { expect, test } from 'vitest';
import { INITIAL_INPUTS } from '#app/planner/model/plan-inputs.ts';
import { INITIAL_CHECK, parseCheckInputs, toCheckQuery } from './check-inputs.ts';

const parse = (query: string) => parseCheckInputs(new URLSearchParams(query));

test('an empty query gives the initial inputs, and these give an empty query', () => {
  expect(parse('')).toEqual(INITIAL_CHECK);
  expect(toCheckQuery(INITIAL_CHECK, new URLSearchParams()).toString()).toBe('');
});

test('reads and writes all inputs, and keeps other parameters', () => {
  const query =
    'items=1:2&days=14&hours=8&mbps=4.5&ports=16&watts=250&standard=802.3bt&site=zone-1&own=recorder,hub&outside=1,45';
  const inputs = parse(query);
  expect(inputs).toEqual({
    days: 14,
    hours: 8,
    mbps: 4.5,
    ports: 16,
    watts: 250,
    standard: '802.3bt',
    site: 'zone-1',
    own: ['recorder', 'hub'],
    outside: ['1', '45'],
  });
  expect(decodeURIComponent(toCheckQuery(inputs, new URLSearchParams(query)).toString())).toBe(query);
});

test('storage is computed with the assumptions of the planner', () => {
  for (const name of ['days', 'hours', 'mbps'] as const) {
    expect(String(INITIAL_CHECK[name])).toBe(INITIAL_INPUTS[name][0]);
  }
});

test('a value that cannot be used counts as absent', () => {
  expect(parse('days=99999&hours=ten&standard=poe&site=moon&own=moon&outside=,')).toEqual(INITIAL_CHECK);
});
