import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

function Probe() {
  return useHydrated() ? 'taken over' : 'as built';
}

test('a built page does not count as taken over by the browser', () => {
  expect(renderToString(createElement(Probe))).toBe('as built');
});
