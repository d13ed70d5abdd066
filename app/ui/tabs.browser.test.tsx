import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const THREE = [
  { key: 'a', label: 'Description', content: <p>About it</p> },
  { key: 'b', label: 'Specifications', content: <p>Its figures</p> },
  { key: 'c', label: 'Reviews', content: <p>What is said</p> },
];

const tab = (name: string) => page.getByRole('tab', { name });
const panel = (name: string) => page.getByRole('tabpanel', { name });

test('the first tab is open at first, and only its panel is shown', async () => {
  await render(<Tabs label="About this product" tabs={THREE} />);
  await expect.element(page.getByRole('tablist', { name: 'About this product' })).toBeVisible();
  await expect.element(tab('Description')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel('Description')).toMatchTextContent('About it');
  await expect.element(page.getByRole('tabpanel')).toHaveLength(1);
});

test('who is sent to a tab finds it open, in sight and focused, and again after another one', async () => {
  const { rerender } = await render(<Tabs label="About" tabs={THREE} location={{ hash: '#b' }} />);
  await expect.element(panel('Specifications')).toBeVisible();
  await expect.element(tab('Specifications')).toHaveFocus();
  await tab('Reviews').click();
  await rerender(<Tabs label="About" tabs={THREE} location={{ hash: '#b' }} />);
  await expect.element(panel('Specifications')).toBeVisible();
  await rerender(<Tabs label="About" tabs={THREE} location={{ hash: '#elsewhere' }} />);
  await expect.element(panel('Specifications')).toBeVisible();
  await expect.element(tab('Specifications')).toHaveFocus();
});

test('a click opens a tab and closes the other', async () => {
  await render(<Tabs label="About" tabs={THREE} />);
  await tab('Reviews').click();
  await expect.element(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('Description')).toHaveAttribute('aria-selected', 'false');
  await expect.element(page.getByText('What is said')).toBeVisible();
  await expect.element(page.getByText('About it')).not.toBeVisible();
});

test('P3: arrows, Home and End move through the tabs, round the ends, and open them', async () => {
  await render(<Tabs label="About" tabs={THREE} />);
  await tab('Description').click();
  for (const [key, name] of [
    ['ArrowLeft', 'Reviews'],
    ['ArrowRight', 'Description'],
    ['ArrowRight', 'Specifications'],
    ['End', 'Reviews'],
    ['Home', 'Description'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(panel(name)).toBeVisible();
  }
});

test('P3: Tab goes from the open tab into its panel, past the closed tabs', async () => {
  await render(<Tabs label="About" tabs={THREE} />);
  await tab('Specifications').click();
  await userEvent.tab();
  await expect.element(panel('Specifications')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab('Specifications')).toHaveFocus();
});

test.each([320, 360, 390])('four names fit beside each other at %d px', async (width) => {
  await page.viewport(width, 800);
  const names = ['Description', 'Specifications', 'Shipping & Returns', 'Reviews'];
  const four = names.map((label) => ({ key: label, label, content: label }));
  await render(
    <div className="container">
      <Tabs label="About this product" tabs={four} />
    </div>,
  );
  const list = page.getByRole('tablist').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
