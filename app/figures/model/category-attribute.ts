import type { Category } from '#app/product/model/category.ts';
import type { ShownAttribute } from './attribute.ts';
import type { Figure } from './figure.ts';

/** No attribute of `attributes.json` has this id. */
export const CATEGORY_ATTRIBUTE = 'category';

/** Lets a page that lists several categories be filtered by them, as by any other attribute. */
export function categoryAttribute(categories: readonly Pick<Category, 'slug' | 'title'>[]): ShownAttribute {
  return {
    id: CATEGORY_ATTRIBUTE,
    label: 'Category',
    better: 'neither',
    kind: 'set',
    values: categories.map(({ slug, title }) => ({ id: slug, label: title })),
  };
}

export function categoryFigure(slug: string): Figure {
  return { kind: 'set', values: [slug] };
}
