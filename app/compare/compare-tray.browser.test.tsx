import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { compareStore, toggleCompared } from './compare-store.ts';
import { CompareTraySlot } from './compare-tray-slot.tsx';

const tray = page.getByRole('region', { name: 'Comparison', exact: true });
const undo = page.getByRole('button', { name: 'Undo' });
const remove = (id: string) => tray.getByRole('button', { name: `Remove Camera ${id} from comparison` });
const comparedIds = () => compareStore.getState().items.map(({ id }) => id);
const toggle = (...ids: readonly string[]) => {
  for (const id of ids) toggleCompared(anOffer({ id, title: `Camera ${id}` }));
};

async function renderPage(at = '/category/cctv-systems') {
  await renderOnPage(
    <>
      <main>
        <PageHeading>CCTV Systems</PageHeading>
      </main>
      <CompareTraySlot />
      <NoticeArea />
    </>,
    at,
  );
}

beforeEach(resetShop);

test('appears with the first product, counts the products and links to their comparison, where it is absent', async () => {
  await renderPage();
  await expect.element(tray).not.toBeInTheDocument();
  toggle('1');
  await expect.element(tray.getByText('1 of 4 to compare')).toBeVisible();
  await expect.element(tray.getByRole('link', { name: 'Compare 1 product' })).toBeVisible();
  toggle('45');
  await expect.element(tray.getByText('2 of 4 to compare')).toBeVisible();
  await expect.element(tray.getByRole('listitem')).toHaveLength(2);
  await tray.getByRole('link', { name: 'Compare 2 products' }).click();
  await expect.element(address).toHaveTextContent('/compare?ids=1,45');
  await expect.element(tray).not.toBeInTheDocument();
});

test.each([
  ['/category/cctv-systems', 1],
  ['/search?q=dome', 1],
  ['/product/45', 1],
  ['/', 0],
  ['/cart', 0],
  ['/checkout', 0],
  ['/about-us', 0],
  ['/products-of-our-own', 0],
])('at %s there are %i trays', async (at, count) => {
  toggle('1');
  await renderPage(at);
  // The slot loads the tray on demand, so it would be here by then.
  await import('./compare-tray.tsx');
  await expect.element(page.getByRole('heading', { name: 'CCTV Systems' })).toBeVisible();
  await expect.poll(() => tray.elements()).toHaveLength(count);
});

test('removing a product moves the focus to the next one, and Undo puts the product back in its place', async () => {
  toggle('1', '2', '3');
  await renderPage();
  await remove('1').click();
  await expect.element(remove('2')).toHaveFocus();
  expect(comparedIds()).toEqual(['2', '3']);
  expect(noticeTexts()).toEqual(['Camera 1 removed from comparison']);
  await undo.click();
  await expect.element(remove('1')).toBeVisible();
  expect(comparedIds()).toEqual(['1', '2', '3']);
});

test('Clear removes all products, moves the focus to the heading of the page and can be undone', async () => {
  toggle('1', '2');
  await renderPage();
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect.element(tray).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(noticeTexts()).toEqual(['Comparison cleared']);
  await undo.click();
  await expect.element(tray).toBeVisible();
  expect(comparedIds()).toEqual(['1', '2']);
});

test('Undo that finds no room says so, and works once others have been removed', async () => {
  toggle('1', '2', '3', '4');
  await renderPage();
  await tray.getByRole('button', { name: 'Clear' }).click();
  toggle('5', '6');
  await undo.click();
  expect(comparedIds()).toEqual(['5', '6']);
  expect(noticeTexts()).toEqual([
    'There is no room to undo this: you can compare 4 products at a time. Remove others first.',
  ]);
  toggle('5', '6');
  await undo.click();
  await expect.element(tray).toBeVisible();
  expect(comparedIds()).toEqual(['1', '2', '3', '4']);
});

test('fits the width of a narrow phone', async () => {
  await page.viewport(320, 640);
  toggle('1', '2', '3', '4');
  await renderPage();
  await expect.element(tray.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect.element(tray.getByRole('link', { name: 'Compare 4 products' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});
