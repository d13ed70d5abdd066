import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { replayEarlyInput } from './early-input.ts';

function Filter() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="Filter" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p role="status">{typed === '' ? 'everything' : typed}</p>
    </>
  );
}

test('what was pressed before the page took over is done once it has, in order', async () => {
  const done: string[] = [];
  const button = document.createElement('button');
  button.addEventListener('click', () => done.push('pressed'));
  const select = document.createElement('select');
  select.append(new Option('A', 'a'), new Option('B', 'b'));
  select.addEventListener('change', () => done.push(`chose ${select.value}`));
  document.body.append(button, select);
  window.earlyInput = () => [[button], [select, 'b'], [button]];
  await replayEarlyInput();
  expect(done).toEqual(['pressed', 'chose b', 'pressed']);
});

test('a press finds what the presses before it have changed', async () => {
  const put: number[] = [];
  function Stepper() {
    const [quantity, setQuantity] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setQuantity(quantity + 1)}>
          More
        </button>
        <button type="button" onClick={() => put.push(quantity)}>
          Add
        </button>
      </>
    );
  }
  const { container } = await render(<Stepper />);
  const [more, add] = container.querySelectorAll('button');
  if (!more || !add) throw new Error('There are no buttons to press.');
  window.earlyInput = () => [[more], [more], [add]];
  await replayEarlyInput();
  expect(put).toEqual([3]);
});

test('a box ticked before React took over stays so, and React hears of it', async () => {
  const heard: boolean[] = [];
  function Box() {
    useEffect(() => void replayEarlyInput(), []);
    return (
      <input type="checkbox" aria-label="In stock" onChange={(event) => heard.push(event.target.checked)} />
    );
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Box />);
  document.body.append(container);
  const tick = container.querySelector('input');
  if (!tick) throw new Error('There is no box to tick.');
  tick.checked = true;
  window.earlyInput = () => [
    [tick, true],
    [tick, false],
    [tick, true],
  ];

  hydrateRoot(container, <Box />);
  await vi.waitFor(() => expect(heard).toEqual([true, false, true]));
  expect(tick.checked).toBe(true);
  container.remove();
});

test('a page that kept nothing goes on', async () => {
  delete window.earlyInput;
  const click = vi.spyOn(HTMLElement.prototype, 'click');
  await replayEarlyInput();
  expect(click).not.toHaveBeenCalled();
});

test.each([
  ['at once', (element: React.ReactNode) => element],
  ['as a piece of its own', (element: React.ReactNode) => <Suspense>{element}</Suspense>],
])('what was typed before React took over %s is heard of, and the caret stays', async (_, wrap) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(wrap(<Filter />));
  document.body.append(container);
  const field = container.querySelector('input');
  if (!field) throw new Error('There is no field to type into.');
  await page.elementLocator(field).fill('refund');
  field.setSelectionRange(2, 2);

  hydrateRoot(container, wrap(<Filter />));
  await vi.waitFor(() => expect(Object.keys(container).join()).toContain('__reactContainer'));
  await replayEarlyInput();
  await expect.element(page.getByRole('status')).toHaveTextContent('refund');
  expect(field.value).toBe('refund');
  expect(field.selectionStart).toBe(2);
  container.remove();
});
