import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const TABS = [
  { key: 'a', label: 'Description', content: <p>About it</p> },
  { key: 'b', label: 'Specifications', content: <p>Its data</p> },
  { key: 'c', label: 'Reviews', content: <p>Its reviews</p> },
];

const tab = (name: string) => page.getByRole('tab', { name });
const panel = (name: string) => page.getByRole('tabpanel', { name });

test('selects the first tab and shows only its panel', async () => {
  await render(<Tabs label="About this product" tabs={TABS} />);
  await expect.element(page.getByRole('tablist', { name: 'About this product' })).toBeVisible();
  await expect.element(tab('Description')).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel('Description')).toMatchTextContent('About it');
  await expect.element(page.getByRole('tabpanel')).toHaveLength(1);
});

test('selects and focuses the tab in the hash, even if a navigation repeats the hash, and ignores other hashes', async () => {
  const { rerender } = await render(<Tabs label="About" tabs={TABS} location={{ hash: '#b' }} />);
  await expect.element(panel('Specifications')).toBeVisible();
  await expect.element(tab('Specifications')).toHaveFocus();
  await tab('Reviews').click();
  await rerender(<Tabs label="About" tabs={TABS} location={{ hash: '#b' }} />);
  await expect.element(panel('Specifications')).toBeVisible();
  await rerender(<Tabs label="About" tabs={TABS} location={{ hash: '#elsewhere' }} />);
  await expect.element(panel('Specifications')).toBeVisible();
  await expect.element(tab('Specifications')).toHaveFocus();
});

test('P3: the arrow keys, Home and End select tabs and wrap around', async () => {
  await render(<Tabs label="About" tabs={TABS} />);
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

test('P3: Tab moves from the selected tab into its panel', async () => {
  await render(<Tabs label="About" tabs={TABS} />);
  await tab('Specifications').click();
  await userEvent.tab();
  await expect.element(panel('Specifications')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab('Specifications')).toHaveFocus();
});

test('fits four tabs side by side at 320 px', async () => {
  await page.viewport(320, 800);
  const labels = ['Description', 'Specifications', 'Shipping & Returns', 'Reviews'];
  const tabs = labels.map((label) => ({ key: label, label, content: label }));
  await render(
    <div className="container">
      <Tabs label="About this product" tabs={tabs} />
    </div>,
  );
  const list = page.getByRole('tablist').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

test('shows all panels below their headings in a browser that runs no scripts', async () => {
  document.documentElement.dataset['scripts'] = 'none';
  onTestFinished(() => {
    delete document.documentElement.dataset['scripts'];
  });
  await render(<Tabs label="About" tabs={TABS} />);
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
  for (const { label } of TABS) {
    const heading = page.getByRole('heading', { name: label, includeHidden: true }).element();
    expect(heading.getBoundingClientRect().height).toBeGreaterThan(1);
  }
});
