import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { TextPage } from '#app/content/model/text-page.ts';
import {
  type Attribute,
  attributesIn,
  CATEGORY_ATTRIBUTE,
  categoryAttribute,
  categoryFigure,
  type Figures,
  filterAttributesIn,
  type ShownAttribute,
  toShownAttribute,
} from '#app/figures/model/attribute.ts';
import { toWordList, type WordList } from '#app/plain-words/model/vocabulary.ts';
import { type Category, categoryTrail as trailOf } from '#app/offer/model/category.ts';
import { cardFigures, keyFigures, type Product, type Specification } from '#app/offer/model/product.ts';
import { type Partner, partnersIn, type PartnersOf } from '#app/works-with/model/works-with.ts';
import {
  catalogueFolder,
  catalogueVersion,
  publicFiles,
  readCatalogueFiles,
} from './catalogue-files.server.ts';
import {
  type CatalogueFigures,
  type ProductWithFigures,
  readFigures,
  withFigures,
} from './figures.server.ts';
import { readCatalogue } from './read-catalogue.server.ts';
import type { Catalogue } from './to-catalogue.server.ts';

/** A page that lists products: those of a category, or also those of the categories below it. */
export type Listing = Pick<Category, 'slug' | 'title' | 'summary'> & {
  readonly category: Category;
  readonly isCombined: boolean;
  /** Whether it lists the products of a category, by its slug. */
  readonly lists: (category: string) => boolean;
  readonly products: readonly Product[];
};

const READ_BY_BUILD = Symbol.for('watchpost.catalogue');

type IndexedCatalogue = ReturnType<typeof readCatalogue> & {
  readonly version: string;
  readonly productById: ReadonlyMap<string, Product>;
  readonly categoryBySlug: ReadonlyMap<string, Category>;
  /** The products of each family that a buyer can choose between. */
  readonly versionsByFamily: ReadonlyMap<string, readonly Product[]>;
  readonly listingBySlug: ReadonlyMap<string, Listing>;
  readonly pictureOrigins: readonly string[];
  readonly withoutProducts: () => Buffer;
  /** Reads the figures on the first call. */
  readonly figures: () => CatalogueFigures;
  /** Groups the products on the first call. */
  readonly partners: () => PartnersOf<ProductWithFigures>;
};

/** A build evaluates this module several times: for its configuration, its paths and its pages. All of them share what one has read. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this module knows the key
const inBuild = globalThis as { [READ_BY_BUILD]?: IndexedCatalogue };

let current: IndexedCatalogue | undefined;
let isChecked = false;
let isKept = false;

/**
 * A build reads the files once. During development they are read again if one of them has changed. Loaders call this
 * thousands of times, so it looks for changes again only after a microtask.
 */
export function catalogue(): IndexedCatalogue {
  if (current !== undefined && (isChecked || isKept)) return current;
  const folder = catalogueFolder();
  const version = isProduction() ? folder : catalogueVersion(folder);
  if (current?.version !== version) current = read(folder, version);
  isChecked = true;
  queueMicrotask(() => {
    isChecked = false;
  });
  return current;
}

function read(folder: string, version: string): IndexedCatalogue {
  if (!isProduction()) return load(folder, version);
  const shared = inBuild[READ_BY_BUILD];
  return (inBuild[READ_BY_BUILD] = shared?.version === version ? shared : load(folder, version));
}

/** In the folder that the gateway of a live shop reads: a catalogue without its products, which pages ask the database for. */
export const WITHOUT_PRODUCTS = 'catalogue-without-products';

function load(folder: string, version: string): IndexedCatalogue {
  const file = join(folder, WITHOUT_PRODUCTS);
  if (existsSync(file)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `catalogueWithoutProducts` has written it
    const { pictureOrigins, ...others } = deserialize(readFileSync(file)) as WithoutProducts;
    return indexed({ ...others, products: [] }, version, pictureOrigins);
  }
  // During development a missing picture shows as the placeholder. Only a build requires the file.
  const fileExists = isProduction() ? publicFiles() : () => true;
  const texts = readCatalogueFiles(folder);
  const read = readCatalogue(texts, fileExists);
  // The figures that were read from specifications are cached per attribute object. While the attributes are unchanged,
  // their objects are kept, so that an edit of a price, for example, does not require reading all specifications again.
  const isSame = isDeepStrictEqual(read.attributes, current?.attributes);
  return indexed(isSame && current ? { ...read, attributes: current.attributes } : read, version);
}

/** Reads the files now, and not again when they change. */
export function keepCatalogue(): void {
  catalogue();
  isKept = true;
}

type WithoutProducts = Omit<ReturnType<typeof readCatalogue>, 'products'> &
  Pick<IndexedCatalogue, 'pictureOrigins'>;

/** What `WITHOUT_PRODUCTS` contains. */
export const catalogueWithoutProducts = (): Buffer => catalogue().withoutProducts();

function indexed(
  catalogue: ReturnType<typeof readCatalogue>,
  version: string,
  pictureOrigins = pictureOriginsIn(catalogue),
): IndexedCatalogue {
  const categoryBySlug = new Map(catalogue.categories.map((category) => [category.slug, category]));
  let cachedFigures: CatalogueFigures | undefined;
  const figures = () => (cachedFigures ??= readFigures(catalogue));
  let cachedPartners: PartnersOf<ProductWithFigures> | undefined;
  return {
    ...catalogue,
    version,
    productById: new Map(catalogue.products.map((product) => [product.id, product])),
    categoryBySlug,
    versionsByFamily: versionsByFamily(catalogue.products),
    listingBySlug: new Map(listingsIn(catalogue, categoryBySlug).map((listing) => [listing.slug, listing])),
    pictureOrigins,
    withoutProducts() {
      const { products: _, ...others } = catalogue;
      return serialize({ ...others, pictureOrigins } satisfies WithoutProducts);
    },
    figures,
    partners: () =>
      (cachedPartners ??= partnersIn(withFigures(catalogue.products, figures()), catalogue.attributes)),
  };
}

function listingsIn(
  { categories, products }: Catalogue,
  categoryBySlug: ReadonlyMap<string, Category>,
): readonly Listing[] {
  const productsByCategory = Map.groupBy(products, ({ category }) => category);
  return categories.flatMap((category) => {
    const { slug, title, summary, combinedPage } = category;
    const own = productsByCategory.get(slug) ?? [];
    const isOwn = (other: string) => other === slug;
    const listing = { slug, title, summary, category, isCombined: false, lists: isOwn, products: own };
    const isParent = categories.some(({ parent }) => parent === slug);
    if (!combinedPage && !isParent) return [listing];
    const lists = (other: string) => trailOf(categoryBySlug, other).includes(category);
    const ofFamily = products.filter((product) => lists(product.category));
    const combined = { category, isCombined: true, lists, products: ofFamily };
    return combinedPage ? [listing, { ...combinedPage, ...combined }] : [{ ...listing, ...combined }];
  });
}

function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production';
}

export function allProducts(): readonly Product[] {
  return catalogue().products;
}

export function findProduct(id: string): Product | undefined {
  return catalogue().productById.get(id);
}

/**
 * The products of a category and of those below it. A category with a combined page leaves the latter to that page, whose slug this
 * also takes.
 */
export function productsIn(slug: string): readonly Product[] {
  return findListing(slug)?.products ?? [];
}

export function allListings(): readonly Listing[] {
  return [...catalogue().listingBySlug.values()];
}

export function findListing(slug: string): Listing | undefined {
  return catalogue().listingBySlug.get(slug);
}

export function allCategories(): readonly Category[] {
  return catalogue().categories;
}

export function findCategory(slug: string): Category | undefined {
  return catalogue().categoryBySlug.get(slug);
}

export function keyFiguresOf({ category, family, specifications }: Product): readonly Specification[] {
  // The title of a version says what tells it apart.
  const others = Object.entries(specifications).filter(([label]) => !family?.options.includes(label));
  return keyFigures(
    { specifications: Object.fromEntries(others) },
    findCategory(category)?.keySpecifications ?? [],
  );
}

/** The same specifications for all products of a category. */
export function cardFiguresOf(product: Product): readonly Specification[] {
  const labels = findCategory(product.category)?.cardSpecifications ?? [];
  // The title of a version says what tells it apart.
  const { options = [] } = product.family ?? {};
  return cardFigures(
    product,
    labels.filter((label) => !options.includes(label)),
  );
}

/** What products are filtered and compared by, in the order of `attributes.json`; empty if there is no such file. */
export function allAttributes(): readonly Attribute[] {
  return catalogue().attributes;
}

/** The attributes that the table of a listing has, as far as its products state them. */
export function comparedIn(slug: string): readonly ShownAttribute[] {
  return attributesIn(allAttributes(), slug).map(toShownAttribute);
}

/**
 * What the products of a listing can be filtered by. A combined page, which also lists the products of subcategories, can also be
 * filtered by category.
 */
export function filteredIn(slug: string): readonly ShownAttribute[] {
  const attributes = filterAttributesIn(allAttributes(), slug);
  return findListing(slug)?.isCombined ? [categoryAttribute(allCategories()), ...attributes] : attributes;
}

/** What a product states about what it can be filtered by. */
export function statedBy({ product, figures }: ProductWithFigures): Figures {
  return { [CATEGORY_ATTRIBUTE]: categoryFigure(product.category), ...figures };
}

/** The words that a query in plain words can consist of. */
export function wordList(brands: readonly string[]): WordList {
  const { attributes, categories, plainWords } = catalogue();
  return toWordList({ attributes, categories, brands, plainWords });
}

/** What the product states about the attributes of its category; empty for an unknown product. */
export function figuresOf(productId: string): Figures {
  return catalogue().figures().figuresById.get(productId) ?? {};
}

/** The products that provably work with a product, the most useful first; empty for an unknown product. */
export function partnersOf(productId: string): readonly Partner<ProductWithFigures>[] {
  return catalogue().partners()(productId);
}

/** A category and its ancestors, outermost first: `thermal-cameras` → CCTV Systems, Thermal Cameras. */
export function categoryTrail(slug: string): readonly Category[] {
  return trailOf(catalogue().categoryBySlug, slug);
}

const MAX_FOOTER_LINKS = 8;

/** The listings in the columns of the footer, as links. */
export function footerListings() {
  const { categories, footer } = catalogue();
  const first = (isTop: boolean) =>
    categories
      .filter(({ parent }) => (parent === undefined) === isTop)
      .slice(0, MAX_FOOTER_LINKS)
      .map(({ slug }) => slug);
  return {
    categories: (footer.categories ?? first(true)).map(listingLink),
    featured: (footer.featured ?? first(false)).map(listingLink),
  };
}

function listingLink(slug: string) {
  return { title: findListing(slug)?.title ?? slug, to: `/category/${slug}` };
}

/** The page in Markdown at a path; undefined if there is none. */
export function textPage(path: string): TextPage | undefined {
  return catalogue().textPages.get(path);
}

/** The pages in Markdown, by path. */
export function textPageLinks(): readonly { readonly title: string; readonly to: string }[] {
  return Array.from(catalogue().textPages, ([to, { title }]) => ({ title, to }));
}

/** The origins of pictures that the catalogue names by URL, such as `https://cdn.example.com`. */
export function pictureOrigins(): readonly string[] {
  return catalogue().pictureOrigins;
}

/** The origins of pictures that the catalogue names by URL, such as `https://cdn.example.com`. */
export function pictureOriginsIn({
  products,
  categories,
  banners,
}: Pick<Catalogue, 'products' | 'categories' | 'banners'>): readonly string[] {
  const pictures = [
    ...products.flatMap(({ images }) => images),
    ...[...categories, ...banners].map(({ image }) => image),
  ];
  const urls = pictures.filter((picture) => /^https?:/i.test(picture));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function versionsByFamily(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  return Map.groupBy(
    products.filter(({ family }) => family !== undefined),
    ({ family }) => family?.id ?? '',
  );
}

/** The versions of a product; none of an unknown family. */
export function versionsIn(family: string): readonly Product[] {
  return catalogue().versionsByFamily.get(family) ?? [];
}

/** Whether a buyer can choose between versions of a product. */
export function hasFamilies(): boolean {
  return catalogue().versionsByFamily.size > 0;
}
