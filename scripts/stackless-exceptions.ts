import type { Plugin } from 'vite';

const REACT_DOM = /react-dom-client\.production\.js$/;

const MADE_AT_START = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/** How many react-dom 19 makes. */
const EXPECTED = 5;

const MAKER = `function stackless(message) {
  return Object.create(Error.prototype, { message: { value: message } });
}
`;

/**
 * React DOM's code with the exceptions that it throws to itself made without a stack.
 * @throws Error when it is not the code that this was written for.
 */
export function withStacklessExceptions(code: string): string {
  let made = 0;
  const changed = code.replaceAll(MADE_AT_START, (_, name: string, message: string) => {
    made += 1;
    return `${name} = stackless(${message})`;
  });
  if (made !== EXPECTED) {
    throw new Error(
      `react-dom makes ${made} exceptions at its start, not ${EXPECTED}: see docs/decisions/017-exceptions-without-a-stack.md`,
    );
  }
  return changed + MAKER;
}

/** See docs/decisions/017-exceptions-without-a-stack.md. */
export function stacklessExceptions(): Plugin {
  return {
    name: 'stackless-exceptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      REACT_DOM.test(id) ? { code: withStacklessExceptions(code), map: null } : undefined,
  };
}
