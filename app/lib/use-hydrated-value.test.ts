import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useHydratedValue } from './use-hydrated-value.ts';

function Probe() {
  return useHydratedValue(false, true) ? 'client' : 'server';
}

test('returns the server value in a prerendered page', () => {
  expect(renderToString(createElement(Probe))).toBe('server');
});
