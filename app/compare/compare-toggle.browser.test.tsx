import { Profiler } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { compareStore } from './compare-store.ts';
import { CompareToggle } from './compare-toggle.tsx';

beforeEach(resetShop);

const camera = (id: string) => anOffer({ id, title: `Camera ${id}` });
const toggle = (id: string) => page.getByRole('button', { name: `Compare: Camera ${id}`, exact: true });
const comparedIds = () => compareStore.getState().items.map(({ id }) => id);

test('adds the product, removes it again and announces both without a notice', async () => {
  await render(
    <>
      <CompareToggle product={camera('1')} />
      <NoticeArea />
    </>,
  );
  await expect.element(toggle('1')).toHaveTextContent('Compare');
  await expect.element(toggle('1')).toHaveAttribute('aria-pressed', 'false');
  await toggle('1').click();
  await expect.element(toggle('1')).toHaveAttribute('aria-pressed', 'true');
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Camera 1 added to comparison: 1 of 4');
  await toggle('1').click();
  await expect.element(toggle('1')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(status).toHaveTextContent('Camera 1 removed from comparison: 0 of 4');
  expect(noticeTexts()).toEqual([]);
});

test('answers a fifth product with a notice and keeps the four', async () => {
  const ids = ['1', '2', '3', '4', '5'];
  await render(ids.map((id) => <CompareToggle key={id} product={camera(id)} />));
  for (const id of ids) await toggle(id).click();
  await expect.element(toggle('5')).toHaveAttribute('aria-pressed', 'false');
  expect(noticeTexts()).toEqual(['You can compare 4 products at a time. Remove one to add Camera 5.']);
  expect(comparedIds()).toEqual(['1', '2', '3', '4']);
});

test('a press renders no other toggle', async () => {
  const rendered: string[] = [];
  await render(
    ['1', '2'].map((id) => (
      <Profiler key={id} id={id} onRender={(id) => rendered.push(id)}>
        <CompareToggle product={camera(id)} />
      </Profiler>
    )),
  );
  rendered.length = 0;
  await toggle('2').click();
  await expect.element(toggle('2')).toHaveAttribute('aria-pressed', 'true');
  expect(rendered).toEqual(['2']);
});
