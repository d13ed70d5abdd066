import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SuggestionRow } from './suggestion-row.tsx';

test('S1: a product suggestion shows title and price and emphasizes what was not typed', async () => {
  const { container } = await render(
    <SuggestionRow
      option={{ kind: 'product', id: '1', title: 'Dome camera', brand: 'Axis', image: '', price: 1999 }}
      typed="dome"
    />,
  );
  expect(container.textContent).toBe('Dome camera$19.99');
  await expect.element(page.getByText('camera')).toHaveStyle({ fontWeight: '600' });
  await expect.element(page.getByText('Dome', { exact: true })).not.toHaveStyle({ fontWeight: '600' });
});

test.each([
  ['DomesCategory', { kind: 'category', title: 'Domes', slug: 'domes' }],
  ['DomexBrand', { kind: 'brand', brand: 'Domex' }],
] as const)('a category or brand suggestion is labelled as such: %s', async (text, suggestion) => {
  const { container } = await render(<SuggestionRow option={suggestion} typed="do" />);
  expect(container.textContent).toBe(text);
});

test('does not break a model number across lines, even if part of it was typed', async () => {
  const title = 'Hikvision DS-2CD2186G2-ISU Dome';
  const { container } = await render(
    <SuggestionRow
      option={{ kind: 'product', id: '1', title, brand: 'Hikvision', image: '', price: 1999 }}
      typed="ds-2cd dome"
    />,
  );
  expect(container.textContent).toBe(`${title}$19.99`);
  await expect.element(page.getByText('DS-2CD2186G2-ISU')).toHaveStyle({ whiteSpace: 'nowrap' });
});
