import { type Attribute, type ShownAttribute, toShownAttribute } from '#app/figures/model/attribute.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { CATALOGUE_PATH } from '#app/products/addresses.ts';
import type { CatalogueData, ListedAttribute } from '#app/products/catalogue-source.ts';

/** What the build writes for these products. All of their categories are compared and filtered by the attributes. */
export function aCatalogue(
  products: readonly CatalogueProduct[],
  attributes: readonly (Attribute | ShownAttribute)[] = [],
): CatalogueData {
  const slugs = [...new Set(products.map(({ category }) => category))];
  return {
    products,
    attributes: attributes.map((attribute) => listedAttribute(attribute, slugs)),
    categories: slugs.map((slug) => ({ slug, title: slug })),
    listings: slugs.map((slug) => ({ slug, categories: [slug], isCombined: false })),
  };
}

function listedAttribute(attribute: Attribute | ShownAttribute, slugs: readonly string[]): ListedAttribute {
  const shown = 'readFrom' in attribute ? toShownAttribute(attribute) : attribute;
  return { ...shown, filtersIn: slugs, comparesIn: slugs };
}

/** The file of a catalogue, by its path. */
export function catalogueFile(...catalogue: Parameters<typeof aCatalogue>): Record<string, unknown> {
  return { [CATALOGUE_PATH]: aCatalogue(...catalogue) };
}
