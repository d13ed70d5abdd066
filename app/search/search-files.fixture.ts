import { vi } from 'vitest';
import type { Figures } from '#app/figures/model/attribute.ts';
import { memoryProducts } from '#app/products/memory-products.ts';
import { CATALOGUE_PATH, TEXTS_PATH } from '#app/products/addresses.ts';
import { forgetProductFiles, productFiles } from '#app/products/product-files.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import type { SearchEntry } from './model/search.ts';

const CATEGORIES = [{ title: 'CCTV Systems', slug: 'cctv-systems' }];

/**
 * The files that a build writes for these products, keyed by path. The model of a product is `M-<id>`, and the page of the first
 * one has the section `Works with`.
 */
export function searchFilesOf(
  entries: readonly (SearchEntry & { readonly figures?: Figures })[],
  {
    categories = CATEGORIES,
    attributes = [],
  }: { readonly categories?: typeof CATEGORIES; readonly attributes?: Parameters<typeof aCatalogue>[1] } = {},
): Record<string, unknown> {
  const products = entries.map((entry) => {
    const { description: _, specifications: _s, ...summary } = entry;
    return aCatalogueProduct({ ...summary, model: `M-${entry.id}` });
  });
  const texts = entries.map(({ id, description, specifications }, position) => ({
    id,
    description,
    specifications,
    showsWorksWith: position === 0,
  }));
  return { [CATALOGUE_PATH]: { ...aCatalogue(products, attributes), categories }, [TEXTS_PATH]: texts };
}

/** Serves files that a test can change. Others are answered with status 404. Returns the requested paths. */
export function serve(files: Record<string, unknown>): readonly string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const file = files[path];
    return file === undefined ? new Response('', { status: 404 }) : Response.json(file);
  });
  return requests;
}

/** The products of the files, which are read anew. */
export function newProducts() {
  forgetProductFiles();
  return memoryProducts(productFiles);
}
