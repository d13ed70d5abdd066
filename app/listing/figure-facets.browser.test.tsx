import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { figureFacets } from '#app/figures/model/facets-from.ts';
import {
  ATTRIBUTES,
  lowestTemperature,
  nightRange,
  numbers,
  protocols,
  steps,
} from '#app/figures/model/figures.fixture.ts';
import { scopeOf } from './model/listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { address, hydrateOnPage, renderOnPage } from '#tests/support/render-on-page.tsx';
import { FilterDisclosure } from './figure-facets.tsx';
import { ListingView } from './listing-view.tsx';

const UNSTATED = [
  aProduct({ id: '1', title: 'Dome camera', brand: 'Axis', price: 10_000 }),
  aProduct({ id: '2', title: 'Bullet camera', brand: 'Pelco', price: 30_000 }),
  aProduct({ id: '3', title: 'Turret camera', brand: 'Pelco', price: 50_000 }),
  aProduct({ id: '4', title: 'Recorder', brand: 'Axis', price: 70_000 }),
];
const STATED = [
  {
    'night-range': numbers(15),
    'lowest-temperature': numbers(-20),
    ip: steps('IP54'),
    poe: steps('802.3af'),
  },
  {
    'night-range': numbers(30),
    'lowest-temperature': numbers(-40),
    ip: steps('IP66'),
    poe: steps('802.3at'),
  },
  { 'night-range': numbers(50), ip: steps('IP66') },
  { protocols: { kind: 'set', values: ['onvif'] } },
] as const;
const PRODUCTS = UNSTATED.map((product, index) => Object.assign(product, { stated: STATED[index] ?? {} }));
const SCOPE = scopeOf(PRODUCTS, figureFacets(ATTRIBUTES, STATED));
const PATH = '/category/cctv-systems';

const filters = page.getByRole('complementary', { name: 'Filters' });
const count = page.getByText(/^Showing: /);
const group = (name: string) => filters.getByRole('group', { name, exact: true });
const option = (name: string) => filters.getByRole('checkbox', { name, exact: true });
const bound = (name: string) => filters.getByRole('textbox', { name, exact: true });
const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}`, exact: true });
const openGroup = (name: string) => group(name).getByText(name, { exact: true }).click();
const setRange = filters.getByRole('button', { name: 'Set Night vision range' });

const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

const open = (query = '') =>
  renderOnPage(
    <main>
      <h1 tabIndex={-1}>CCTV Systems</h1>
      <ListingView subject={{ kind: 'listing', slug: 'cctv-systems' }} products={PRODUCTS} scope={SCOPE} />
    </main>,
    PATH + query,
  );

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

test('each attribute is a group of its own, from the fifth on behind More filters; the first two are open', async () => {
  await open();
  const groups = filters
    .getByRole('group')
    .elements()
    .filter(({ tagName }) => tagName === 'DETAILS');
  expect(groups.map((element) => element.hasAttribute('open'))).toEqual([true, true, false, false, false]);
  await expect.element(group(protocols.label)).not.toBeInTheDocument();
  await openGroup('More filters');
  await expect.element(group(protocols.label)).toBeVisible();
  await expect.element(option('IP66 or better (2)')).not.toBeInTheDocument();
});

test('a step shows products at this step or better, and a second choice in its group adds products', async () => {
  await open();
  await openGroup('Dust and water (IP)');
  await option('IP66 or better (2)').click();
  await expect.poll(titles).toEqual(['Bullet camera', 'Turret camera']);
  await expect.element(address).toHaveTextContent(`${PATH}?f.ip=IP66`);
  await group('Dust and water (IP)').getByRole('checkbox', { name: 'Not stated (1)' }).click();
  await expect.poll(titles).toEqual(['Bullet camera', 'Recorder', 'Turret camera']);
  await expect.element(address).toHaveTextContent(`${PATH}?f.ip=IP66&f.ip=not-stated`);
  await chip('Dust and water (IP): IP66 or better').click();
  await expect.poll(titles).toEqual(['Recorder']);
});

test('a range is set with the button or with Enter, and removed with empty fields', async () => {
  await open();
  const min = bound('Minimum Night vision range');
  const max = bound('Maximum Night vision range');
  await expect.element(min).toHaveAttribute('placeholder', '15');
  await expect.element(max).toHaveAttribute('placeholder', '50');
  await userEvent.fill(min, '30');
  await expect.element(count).toHaveTextContent('Showing: 4 products');
  await setRange.click();
  await expect.poll(titles).toEqual(['Bullet camera', 'Turret camera']);
  await expect.element(address).toHaveTextContent(`${PATH}?f.night-range=30-`);
  await userEvent.fill(max, '40 m');
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Bullet camera']);
  await expect.element(max).toHaveFocus();
  await expect.element(max).toHaveValue('40');
  await expect.element(chip('Night vision range: 30–40 m')).toBeVisible();
  await userEvent.clear(min);
  await userEvent.clear(max);
  await setRange.click();
  await expect.element(count).toHaveTextContent('Showing: 4 products');
});

test('if less is better, the fields say so; a hyphen is accepted as a minus sign', async () => {
  await open();
  const max = bound(`Maximum ${lowestTemperature.label}`);
  await expect
    .element(max)
    .toHaveAccessibleDescription(/^Available: −40 to −20\s°C\. Lower is better: enter a maximum\.$/);
  for (const text of ['-30', '−30']) {
    await userEvent.fill(max, text);
    await userEvent.keyboard('{Enter}');
    await expect.poll(titles).toEqual(['Bullet camera']);
    await expect.element(max).toHaveValue('−30');
    await chip('Lowest operating temperature: −30 °C or less').click();
    await expect.element(max).toHaveValue('');
  }
});

test.each([
  ['far', '', 'Minimum Night vision range', 'Please enter a numeric value'],
  ['', '1,000', 'Maximum Night vision range', 'This can mean 1 or 1000. Please enter one of these'],
  ['40', '20', 'Maximum Night vision range', 'Please enter 40 or more'],
])(
  'the range from %o to %o is not applied, and the field says why',
  async (minText, maxText, field, message) => {
    await open();
    await userEvent.fill(bound('Minimum Night vision range'), minText);
    await userEvent.fill(bound('Maximum Night vision range'), maxText);
    await setRange.click();
    await expect.element(bound(field)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(bound(field)).toHaveFocus();
    await expect.element(bound(field)).toHaveAccessibleDescription(/^Available: 15–50\sm\. /);
    await expect.element(bound(field)).toHaveAccessibleDescription(new RegExp(` ${message}$`));
    await expect.element(bound('Minimum Night vision range')).toHaveValue(minText);
    await expect.element(count).toHaveTextContent('Showing: 4 products');
    await filters.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.element(bound(field)).toHaveAttribute('aria-invalid', 'false');
    await expect.element(bound(field)).toHaveValue('');
  },
);

test('counts follow the other filters; options, groups and brands without products are not shown, unless they are chosen', async () => {
  await open('?f.ip=IP66&brand=Axis');
  await expect.element(option('IP66 or better (0)')).toBeChecked();
  await expect.element(option('IP54 or better (1)')).toBeVisible();
  await expect.element(group('PoE standard')).not.toBeInTheDocument();
  await expect.element(group('More filters')).not.toBeInTheDocument();

  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await openGroup('PoE standard');
  await option('Works on a PoE (802.3af) port (1)').click();
  await expect.element(option('Axis (1)')).toBeChecked();
  await expect.element(option('Pelco (0)')).not.toBeInTheDocument();
});

test('L1: a chosen brand without products stays, and goes when it is deselected and loses the focus', async () => {
  await open('?f.poe=802.3af&brand=Pelco');
  const pelco = option('Pelco (0)');
  await expect.element(pelco).toBeChecked();
  await pelco.click();
  await expect.element(pelco).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(pelco).not.toBeInTheDocument();
});

test('Clear Filters stays in view while the panel scrolls', async () => {
  await page.viewport(1280, 600);
  await open();
  const clear = filters.getByRole('button', { name: 'Clear Filters' });
  await expect.element(clear).toBeInViewport({ ratio: 1 });
  scrollTo(0, 500);
  await expect.poll(() => filters.element().getBoundingClientRect().top).toBeLessThan(-100);
  await expect.element(clear).toBeInViewport({ ratio: 1 });
});

test('L1: a deselected option without products keeps the focus, and goes when it loses the focus', async () => {
  await open('?f.ip=IP66&brand=Axis');
  const ip66 = option('IP66 or better (0)');
  await ip66.click();
  await expect.element(ip66).not.toBeChecked();
  await expect.element(ip66).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(ip66).not.toBeInTheDocument();
});

test('a group with a chosen option is open, and stays open when the option is removed', async () => {
  await open('?f.protocols=onvif');
  await expect.element(group(protocols.label)).toHaveAttribute('open');
  await chip('Protocols: ONVIF').click();
  await expect.element(count).toHaveTextContent('Showing: 4 products');
  await expect.element(group(protocols.label)).toHaveAttribute('open');
});

test('a group that was opened before hydration shows its content', async () => {
  hydrateOnPage(
    <FilterDisclosure label="Power" isChosen={false}>
      <p>PoE</p>
    </FilterDisclosure>,
    PATH,
    (panel) => panel.querySelector('summary')?.click(),
  );
  await expect.element(page.getByText('PoE')).toBeVisible();
});

test('L6: on a small screen the groups are in the dialog', async () => {
  await page.viewport(390, 800);
  await open('?f.ip=IP66');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(dialog.getByRole('checkbox', { name: 'IP66 or better (2)' })).toBeChecked();
  await userEvent.fill(dialog.getByRole('textbox', { name: `Minimum ${nightRange.label}` }), '50');
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Show 1 product' }).click();
  await expect.poll(titles).toEqual(['Turret camera']);
});

test('L8: the empty state names the filters that exclude each other, and a press on one removes it', async () => {
  await open('?f.ip=IP66&f.poe=802.3af&stock=in');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  const choices = page.getByRole('list', { name: 'Or remove one filter:' }).getByRole('button');
  expect(choices.elements().map(({ textContent }) => textContent)).toEqual([
    'Dust and water (IP): IP66 or better (1 product)',
    'PoE standard: Works on a PoE (802.3af) port (2 products)',
  ]);
  await choices.nth(1).click();
  await expect.poll(titles).toEqual(['Bullet camera', 'Turret camera']);
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in&f.ip=IP66`);
  await expect.element(page.getByRole('heading', { name: 'CCTV Systems' })).toHaveFocus();
});
