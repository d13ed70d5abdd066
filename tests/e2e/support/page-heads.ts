import { pages } from './built-site.ts';
import { type Head, parseHeads } from './parse-document.ts';
import { test as base } from './shop.ts';
import type { StructuredData } from './structured-data.ts';

export type PageHead = Head & { readonly path: string };

/** A test that also has the parsed heads of all built pages. */
export const test = base.extend<object, { readonly heads: readonly PageHead[] }>({
  heads: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      const parsed = await parseHeads(
        page,
        pages.map(({ html }) => html),
      );
      await page.close();
      await provide(parsed.map((head, index) => Object.assign(head, { path: pages[index]?.path ?? '' })));
    },
    { scope: 'worker' },
  ],
});

/** The structured data of the page with this path. */
export function dataOf(heads: readonly PageHead[], path: string): readonly StructuredData[] {
  const { jsonLd } = heads.find((head) => head.path === path) ?? { jsonLd: [] };
  return jsonLd.map((json) => JSON.parse(json));
}
