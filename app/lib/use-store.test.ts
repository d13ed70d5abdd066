import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPersistentStore, TAB_STORAGE } from './persistent-store.ts';
import { useStore } from './use-store.ts';

test('uses the initial value in prerendered HTML, even if the store has another value', () => {
  const store = createPersistentStore<readonly string[]>({
    key: 'bag',
    initial: [],
    parse: () => ({ kind: 'invalid', reason: 'nothing is stored here' }),
    serialize: (bag) => bag.join(','),
    ...TAB_STORAGE,
    storage: () => {
      throw new Error('denied');
    },
  });
  store.update(() => ({ next: ['lamp', 'rope'] }));

  function Probe() {
    const bag = useStore(store);
    return `${useStore(store, (things) => things.length)} things: ${bag.join(', ')}`;
  }
  expect(store.getState()).toHaveLength(2);
  expect(renderToString(createElement(Probe))).toBe('0 things: ');
});
