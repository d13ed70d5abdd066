import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { listingTable } from './product-table.tsx';
import { TableRows } from './table-rows.tsx';

// The shop of the tests has no families, and leaves out the code for them.
vi.stubGlobal('HAS_FAMILIES', true);

const family = { id: 'shirt', title: 'Linen shirt', options: ['Size'] };
const small = aProduct({ id: '1', title: 'Linen shirt, S', price: 3_000, family });
const column = (label: string, text: string) =>
  ({ id: label, label, better: 'neither', kind: 'set', values: [{ id: text, label: text }] }) as const;
const COLUMNS = [column('Size', 'S'), column('Fabric', 'Linen')];
const FIGURES = {
  Size: { kind: 'set', values: ['S'] },
  Fabric: { kind: 'set', values: ['Linen'] },
} as const;

function html(product: typeof small): string {
  const table = listingTable({ columns: COLUMNS, products: [{ id: product.id, figures: FIGURES }] });
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <table>
          <TableRows products={[product]} table={table} />
        </table>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

test('a row of several versions has the title of all, and leads to the choice instead of putting one into the cart', () => {
  const row = html({ ...small, versions: { count: 4, isLowestPrice: true } });
  for (const text of ['>Linen shirt<', '>from $30.00<', '>4 versions<', '>varies<', '>Linen<'])
    expect(row).toContain(text);
  expect(row).toMatch(/<a[^>]*href="\/product\/1"[^>]*>Choose a version<\/a>/);
  expect(row).not.toContain('Add to Cart');
  expect(row).not.toContain('>S<');
});

test('a row of one version names it', () => {
  const row = html(small);
  for (const text of ['>Linen shirt, S<', '>$30.00<', '>S<']) expect(row).toContain(text);
  expect(row).not.toContain('Choose a version');
});
