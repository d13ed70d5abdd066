import { expect, test, vi } from 'vitest';
import { replayEarlyInput } from './early-input.ts';

test('what was pressed before the page took over is done once it has, in order', () => {
  const done: string[] = [];
  const button = document.createElement('button');
  button.addEventListener('click', () => done.push('pressed'));
  const select = document.createElement('select');
  select.append(new Option('A', 'a'), new Option('B', 'b'));
  select.addEventListener('change', () => done.push(`chose ${select.value}`));
  document.body.append(button, select);
  window.earlyInput = () => [[button], [select, 'b'], [button]];
  replayEarlyInput();
  expect(done).toEqual(['pressed', 'chose b', 'pressed']);
});

test('a page that kept nothing goes on', () => {
  delete window.earlyInput;
  const click = vi.spyOn(HTMLElement.prototype, 'click');
  replayEarlyInput();
  expect(click).not.toHaveBeenCalled();
});
