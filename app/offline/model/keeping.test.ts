import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Keeping, type KeepingEvent, nextKeeping, NOT_KEEPING } from './keeping.ts';

const START: KeepingEvent = { kind: 'start', done: 20, all: 100, free: 1000 };
const after = (...events: readonly KeepingEvent[]) =>
  events.reduce<Keeping>((keeping, event) => nextKeeping(keeping, event), NOT_KEEPING);

test('counts what was kept before, and ends once everything is kept', () => {
  expect(after(START)).toEqual({ kind: 'running', done: 20, all: 100 });
  expect(after(START, { kind: 'loaded', bytes: 30 })).toEqual({ kind: 'running', done: 50, all: 100 });
  expect(after(START, { kind: 'loaded', bytes: 80 }, { kind: 'finish' })).toEqual({ kind: 'kept', all: 100 });
});

test('does not start without space for what is missing', () => {
  expect(after({ ...START, free: 79 })).toEqual({ kind: 'no-space', needed: 80, free: 79 });
  expect(after({ ...START, free: 80 }).kind).toBe('running');
  expect(after({ ...START, free: undefined }).kind).toBe('running');
});

test('keeps its progress when it is cancelled, and can start again', () => {
  expect(after(START, { kind: 'cancel' })).toEqual({ kind: 'cancelled', done: 20, all: 100 });
  expect(after(START, { kind: 'cancel' }, START).kind).toBe('running');
  expect(after(START, { kind: 'fail', reason: 'network' }, START).kind).toBe('running');
});

test('ignores what arrives after it was cancelled or has failed', () => {
  const late: readonly KeepingEvent[] = [
    { kind: 'loaded', bytes: 10 },
    { kind: 'finish' },
    { kind: 'fail', reason: 'network' },
  ];
  for (const event of late) {
    expect(after(START, { kind: 'cancel' }, event).kind).toBe('cancelled');
    expect(after(START, { kind: 'fail', reason: 'full' }, event)).toEqual({ kind: 'failed', reason: 'full' });
  }
});

test('a second start and removing do not disturb a running download', () => {
  expect(after(START, { kind: 'loaded', bytes: 1 }, START)).toEqual({ kind: 'running', done: 21, all: 100 });
  expect(after(START, { kind: 'remove' }).kind).toBe('running');
  expect(after(START, { kind: 'finish' }, { kind: 'remove' })).toEqual({ kind: 'removed' });
});

test('property: progress never exceeds the whole', () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('start' as const),
      done: fc.nat(100),
      all: fc.integer({ min: 100, max: 200 }),
      free: fc.option(fc.nat(200), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('loaded' as const), bytes: fc.nat(90) }),
    fc.constantFrom<KeepingEvent>({ kind: 'finish' }, { kind: 'cancel' }, { kind: 'remove' }),
    fc.constant<KeepingEvent>({ kind: 'fail', reason: 'changed' }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const keeping = after(...events);
      if ('done' in keeping) expect(keeping.done).toBeLessThanOrEqual(keeping.all);
    }),
  );
});
