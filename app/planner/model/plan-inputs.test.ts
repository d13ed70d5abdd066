import { describe, expect, test } from 'vitest';
import {
  addRow,
  changeInput,
  INITIAL_INPUTS,
  MAX_ROWS,
  parsePlan,
  removeRow,
  toPlanQuery,
} from './plan-inputs.ts';

const parse = (query: string) => parsePlan(new URLSearchParams(query));

test('an empty query gives the initial inputs, and these give an empty query', () => {
  expect(parse('')).toEqual({ inputs: INITIAL_INPUTS, corrections: [] });
  expect(toPlanQuery(INITIAL_INPUTS).toString()).toBe('');
});

describe('parsePlan', () => {
  test('reads single inputs and rows', () => {
    // A point is the decimal sign.
    expect(parse('cameras=8&cameras=2&mbps=2.125&mbps=2&hours=7.5&wire=mm1.5')).toMatchObject({
      inputs: { cameras: ['8', '2'], mbps: ['2.1250', '2'], hours: ['7.5'], wire: ['mm1.5'] },
      corrections: [],
    });
  });

  test('completes rows that lack an input', () => {
    const { inputs } = parse('devices=1&devices=2&devices=3&load=8');
    // Row 2 gets the initial load of row 2. There is no initial row 3, so row 3 gets the initial load of row 1.
    expect(inputs.load).toEqual(['8', '4', '3']);
    expect(inputs.watts).toEqual(['10', '10', '10']);
  });

  test('replaces numbers beyond a limit by the limit and other invalid texts by the initial ones, and reports both', () => {
    const { inputs, corrections } = parse('cameras=-5&days=9999&mbps=fast&hours=&wire=gold&other=1');
    expect(inputs).toMatchObject({
      cameras: ['1'],
      days: ['3650'],
      mbps: ['8'],
      hours: ['24'],
      wire: ['awg24'],
    });
    expect(corrections).toEqual([
      { name: 'cameras', problem: 'too-small', used: '1' },
      { name: 'mbps', problem: 'not-a-number', used: '8' },
      { name: 'hours', problem: 'empty', used: '24' },
      { name: 'days', problem: 'too-large', used: '3650' },
      { name: 'wire', problem: 'unknown-choice', used: 'awg24' },
    ]);
  });

  test('leaves out rows beyond the limit, and repeated values of single inputs', () => {
    const { inputs, corrections } = parse(`${'cameras=2&'.repeat(5000)}days=1&days=2`);
    expect(inputs.cameras).toHaveLength(MAX_ROWS);
    expect(inputs.days).toEqual(['1']);
    expect(corrections.map(({ name, problem }) => [name, problem])).toEqual([
      ['cameras', 'too-many-rows'],
      ['days', 'too-many-rows'],
    ]);
  });
});

describe('toPlanQuery', () => {
  test('writes what differs from the initial inputs', () => {
    const changed = changeInput(changeInput(INITIAL_INPUTS, 'days', 0, '14'), 'cameras', 0, ' 8 ');
    expect(toPlanQuery(changed).toString()).toBe('cameras=8&days=14');
  });

  test('writes a number in one way, however it was typed', () => {
    const typed = changeInput(changeInput(INITIAL_INPUTS, 'mbps', 0, '2,1250'), 'days', 0, '1 000');
    expect(toPlanQuery(typed).toString()).toBe('cameras=4&mbps=2.1250&days=1000');
    expect(toPlanQuery(changeInput(INITIAL_INPUTS, 'hours', 0, '24,0')).toString()).toBe('');
  });

  test('keeps the value in the address for an input that is not valid', () => {
    const current = parse('days=14&cameras=8').inputs;
    const typing = changeInput(changeInput(current, 'days', 0, ''), 'hours', 0, '12');
    expect(toPlanQuery(typing, current).toString()).toBe('cameras=8&hours=12&days=14');
  });
});

test('a row is added as a copy of the last one and can be removed', () => {
  const added = addRow(INITIAL_INPUTS, 'devices');
  expect(added).toMatchObject({ devices: ['8', '2', '2'], load: ['3', '4', '4'], watts: ['10', '10', '10'] });
  expect(removeRow(added, 'devices', 0)).toMatchObject({ devices: ['2', '2'], load: ['4', '4'] });
});
