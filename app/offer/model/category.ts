export type Promo = {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly link: string;
};

export type CombinedPage = { readonly slug: string; readonly title: string; readonly summary: string };

export type Category = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly image: string;
  readonly summary: string;
  readonly isNew: boolean;
  /** The slug of the parent category; absent for a top-level category. */
  readonly parent?: string;
  readonly combinedPage?: CombinedPage;
  readonly promo?: Promo;
  readonly keySpecifications: readonly string[];
  /** The labels of what every card of the category shows, so that cards compare. */
  readonly cardSpecifications: readonly string[];
};

/** The category, its parent and so on, outermost first. Empty for an unknown slug. */
export function categoryTrail(
  categoryBySlug: ReadonlyMap<string, Category>,
  slug: string | undefined,
): readonly Category[] {
  const category = slug === undefined ? undefined : categoryBySlug.get(slug);
  return category === undefined ? [] : [...categoryTrail(categoryBySlug, category.parent), category];
}

export function topFirst<T extends Pick<Category, 'parent'>>(categories: readonly T[]): readonly T[] {
  const level = ({ parent }: T) => (parent === undefined ? 0 : 1);
  return categories.toSorted((a, b) => level(a) - level(b));
}

export type CategorySummary = Pick<Category, 'slug' | 'title' | 'image' | 'isNew'> & {
  readonly summary?: string;
  readonly count?: number;
};

const ACRONYMS = new Map([['cctv', 'CCTV']]);

/** A title for a slug that the catalogue does not have: `cctv-drones` → `CCTV Drones`, `ex-proof-lamps` → `Ex-Proof Lamps` */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => ACRONYMS.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace('Ex Proof', 'Ex-Proof');
}
