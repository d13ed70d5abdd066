import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepText, restoreText } from './typed-text.ts';

beforeEach(() => sessionStorage.clear());

function Controlled() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Search" name="q" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Searching for {text}</p>
    </>
  );
}

const form = (
  <form>
    <Controlled />
    <input aria-label="First" name="field" />
    <textarea aria-label="Second" name="field" />
    <input aria-label="Password" name="password" type="password" />
    <input aria-label="Card" name="cardNumber" autoComplete="cc-number" />
  </form>
);

test('text is put back into its fields, also controlled ones; passwords and card details are not kept', async () => {
  const { unmount } = await render(form);
  for (const name of ['Search', 'First', 'Second', 'Password', 'Card']) {
    await page.getByLabelText(name, { exact: true }).fill(`${name} text`);
  }
  keepText();
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Password|Card/);
  await unmount();
  await render(form);
  restoreText();
  await expect.element(page.getByText('Searching for Search text')).toBeVisible();
  await expect.element(page.getByLabelText('First')).toHaveValue('First text');
  await expect.element(page.getByLabelText('Second')).toHaveValue('Second text');
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
  expect(sessionStorage.length).toBe(0);
});

test.each(['', 'null', '[]', '{"path":"/","texts":[1]}', '{"path":null,"texts":"x"}', '{'])(
  'a stored text that is invalid changes nothing: %s',
  async (text) => {
    await render(form);
    sessionStorage.setItem('typed-text', text.replace('"/"', JSON.stringify(location.pathname)));
    restoreText();
    await expect.element(page.getByLabelText('First')).toHaveValue('');
  },
);
