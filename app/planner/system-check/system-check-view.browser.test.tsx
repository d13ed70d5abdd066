import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lineItem } from '#app/cart/model/cart.ts';
import type { Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { address, question, renderOnPage } from '#tests/support/render-on-page.tsx';
import { fillCart, resetShop } from '#tests/support/shop-state.ts';
import { SystemCheckView } from './system-check-view.tsx';

/** The radios of a standard are in the category of the table. */
const DATA = { remedyListings: { 'radio-standard dmr': 'radios' }, checkedRules: [] };

const set = (...values: readonly string[]) => ({ kind: 'set', values }) as const;
const values = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }));

const ATTRIBUTES: readonly ShownAttribute[] = [
  { id: 'kind', label: 'Kind', better: 'neither', kind: 'set', values: values('portable-radio') },
  {
    id: 'radio-standard',
    label: 'Standard',
    better: 'neither',
    kind: 'set',
    values: values('dmr', 'fm', 'iridium'),
  },
  { id: 'requires', label: 'Requires', better: 'neither', kind: 'set', values: values('zigbee-hub') },
];

const inRadios = (id: string, title: string, figures: Figures) =>
  aCatalogueProduct({ id, title, figures, brand: 'Acme', category: 'radios' });
const RADIO = inRadios('1', 'Radio', { kind: set('portable-radio'), 'radio-standard': set('dmr', 'fm') });
const OTHER_RADIO = inRadios('2', 'Marine radio', {
  kind: set('portable-radio'),
  'radio-standard': set('iridium'),
});
const PART = inRadios('3', 'Bracket', {});
const SENSOR = inRadios('4', 'Leak sensor', { requires: set('zigbee-hub') });

const region = page.getByRole('region', { name: 'System Check' });
const answers = region.getByRole('listitem');
const answerHeading = answers.getByRole('heading');

beforeEach(() => {
  resetShop();
  vi.stubGlobal('fetch', async () =>
    Response.json(aCatalogue([RADIO, OTHER_RADIO, PART, SENSOR], ATTRIBUTES)),
  );
});

test('an empty cart has nothing to check, and links to products and the planner', async () => {
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check');
  await expect.element(page.getByRole('heading', { name: 'Nothing to check yet' })).toBeVisible();
  for (const [name, path] of [
    ['Browse products', '/collections'],
    ['Open the planner', '/planner'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('the cart is checked, and again when it changes', async () => {
  fillCart(lineItem(RADIO, 6));
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check');
  await expect.element(answerHeading).toMatchTextContent('Pass Radio standard and band');
  await expect.element(answers.getByText('All are the same model, Radio.')).toBeVisible();
  await expect.element(region.getByRole('status')).toMatchTextContent('1 passed');
  fillCart(lineItem(RADIO, 6), lineItem(OTHER_RADIO, 1));
  await expect.element(answerHeading).toMatchTextContent('Fail Radio standard and band');
  await expect
    .element(
      answers.getByText(
        'Radio states DMR and FM, and Marine radio states IRIDIUM, so they do not fit together.',
      ),
    )
    .toBeVisible();
});

test('the shop can be asked, with the products and what the check says about them', async () => {
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check?items=1:6,2');
  await region.getByRole('link', { name: 'Unknown or not sure? Ask us' }).click();
  await expect.element(address).toHaveTextContent('/contact-us');
  await expect.element(question).toMatchTextContent(/6 × Radio \(SKU 1\).*1 × Marine radio \(SKU 2\)/);
  await expect.element(question).toMatchTextContent(/Fail, Radio standard and band: Radio states DMR and FM/);
});

test('products that could not be loaded get another attempt when the cart has them again', async () => {
  const answer = window.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  fillCart(lineItem(RADIO, 6));
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check');
  await expect
    .element(page.getByRole('heading', { name: 'The data of the products could not be loaded' }))
    .toBeVisible();
  vi.stubGlobal('fetch', answer);
  fillCart(lineItem(PART, 1));
  await expect.element(region.getByText(/Nothing to check between these products/)).toBeVisible();
  fillCart(lineItem(RADIO, 6));
  await expect.element(region.getByRole('status')).toMatchTextContent('1 passed');
});

test('products that no rule concerns get a sentence that says so', async () => {
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check?items=3');
  await expect.element(region.getByText(/Nothing to check between these products/)).toBeVisible();
});

test('a part that is missing is no warning once the buyer says that it is there', async () => {
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check?items=4');
  await expect.element(answerHeading).toMatchTextContent('Warn Hubs');
  const hub = page
    .getByRole('group', { name: 'What you have already' })
    .getByRole('checkbox', { name: 'The hub' });
  await hub.click();
  await expect.element(region.getByText(/Nothing to check between these products/)).toBeVisible();
  await expect.element(address).toMatchTextContent('/system-check?items=4&own=hub');
  await expect.element(hub).toBeChecked();
});

test('only inputs that concern the list are asked for, and the address keeps them', async () => {
  await renderOnPage(<SystemCheckView {...DATA} />, '/system-check?items=1:2');
  await expect.element(page.getByRole('group', { name: 'Site' })).toBeVisible();
  await expect.element(page.getByLabelText('Recording kept (days)')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /zone 2/ }).click();
  await expect.element(answers.first()).toMatchTextContent(/^Unknown Hazardous area/);
  await page.getByRole('checkbox', { name: 'Mounted outdoors (Radio)' }).click();
  await expect.element(address).toMatchTextContent('/system-check?items=1:2&site=zone-2&outside=1');
});
