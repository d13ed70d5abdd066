import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydratedValue } from './use-hydrated-value.ts';

function Probe() {
  return useHydratedValue(false, true) ? 'taken over' : 'as built';
}

test('a built page does not count as taken over by the browser', () => {
  expect(renderToString(createElement(Probe))).toBe('as built');
});
