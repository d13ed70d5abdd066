import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withStacklessExceptions } from './stackless-exceptions.ts';

const REACT_DOM = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

const reactDom = readFileSync(REACT_DOM, 'utf8');

/** How often a stack is asked for while React DOM starts. */
function stacksCaptured(code: string): number {
  let captured = 0;
  class Counting extends Error {
    constructor(message: string) {
      super(message);
      captured += 1;
    }
  }
  // Errors are made without `new`.
  const CountingError = new Proxy(Counting, { apply: (target, _, [message]) => new target(message) });
  runInNewContext(code, {
    Error: CountingError,
    exports: {},
    module: {},
    process: { env: {} },
    require: createRequire(REACT_DOM),
  });
  return captured;
}

test('React DOM starts without capturing a stack', () => {
  expect(stacksCaptured(reactDom)).toBe(5);
  expect(stacksCaptured(withStacklessExceptions(reactDom))).toBe(0);
});

test('an exception of another version of React DOM stops the build, saying where to read on', () => {
  expect(() =>
    withStacklessExceptions('var SuspenseException = Error(formatProdErrorMessage(460));'),
  ).toThrow(/makes 1 exceptions at its start, not 5: see docs\/decisions\/017/);
});
