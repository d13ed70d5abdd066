import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createPersistentStore } from './persistent-store.ts';
import { useHydratedValue } from './use-hydrated-value.ts';
import { useStore } from './use-store.ts';

const store = createPersistentStore<number>({
  key: 'count',
  initial: 0,
  parse: Number,
  serialize: String,
});

const renders: string[] = [];

function Probe() {
  const text = `${useHydratedValue(false, true) ? 'client' : 'server'}, ${useStore(store)} things`;
  renders.push(text);
  return text;
}

test('first renders the server values, then the client and stored values', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  localStorage.setItem('count', '3');
  store.restore();
  renders.length = 0;

  const onRecoverableError = vi.fn<() => void>();
  hydrateRoot(container, <Probe />, { onRecoverableError });
  await expect.poll(() => container.textContent).toBe('client, 3 things');
  expect(renders[0]).toBe('server, 0 things');
  expect(onRecoverableError).not.toHaveBeenCalled();
  localStorage.removeItem('count');
});
