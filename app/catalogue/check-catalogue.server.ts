import * as v from 'valibot';
import { CATALOGUE_FILES, type CatalogueFile, type RawCatalogueFiles } from './catalogue-files.server.ts';
import { checkBanners } from './checks/check-banners.server.ts';
import { checkCategories } from './checks/check-categories.server.ts';
import { checkDuplicates } from './checks/check-duplicates.server.ts';
import { checkProducts } from './checks/check-products.server.ts';
import { checkShape, placeOf } from './checks/check-shape.server.ts';
import { type Entry, entriesOf, isJsonObject, textIn } from './checks/json-entries.server.ts';
import type { Mistake } from './checks/mistake.server.ts';
import { readJson } from './checks/read-json.server.ts';
import { bannersFileSchema } from './schema/banner-schema.server.ts';
import { categoriesFileSchema } from './schema/category-schema.server.ts';
import { dealsFileSchema } from './schema/deals-schema.server.ts';
import { newsFileSchema } from './schema/news-schema.server.ts';
import { productsFileSchema } from './schema/product-schema.server.ts';
import { questionsFileSchema } from './schema/question-schema.server.ts';
import { identifier, kebab } from './schema/schema-parts.server.ts';
import { testimonialsFileSchema } from './schema/testimonial-schema.server.ts';

type FileRules = {
  readonly schema: v.GenericSchema;
  /** What an entry of the file's list is called in a mistake. */
  readonly kind: string;
};

const RULES: Readonly<Record<CatalogueFile, FileRules>> = {
  'products.json': { schema: productsFileSchema, kind: 'product' },
  'categories.json': { schema: categoriesFileSchema, kind: 'category' },
  'banners.json': { schema: bannersFileSchema, kind: 'banner' },
  'deals.json': { schema: dealsFileSchema, kind: 'deals' },
  'testimonials.json': { schema: testimonialsFileSchema, kind: 'testimonial' },
  'news.json': { schema: newsFileSchema, kind: 'news' },
  'questions.json': { schema: questionsFileSchema, kind: 'category' },
};

/**
 * Every mistake in the catalogue. The rules between entries read the files as they stand, not as parsed,
 * so that a wrong field in one place does not hide what is wrong in another.
 */
export function checkCatalogue(
  raw: RawCatalogueFiles,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  const files = CATALOGUE_FILES.map((file) => parse(file, raw[file]));
  const rootOf = (name: CatalogueFile): unknown => files.find(({ file }) => file === name)?.root;
  const entries = (file: CatalogueFile, member: string): readonly Entry[] =>
    entriesOf(rootOf(file), member, RULES[file].kind);

  const products = entries('products.json', 'products');
  const categories = entries('categories.json', 'categories');
  const questionCategories = entries('questions.json', 'categories');
  const questions = questionCategories.flatMap(({ fields }) => entriesOf(fields, 'questions', 'question'));
  // Where a list could not be read at all, or a name in it is wrong itself, nothing that refers to it is blamed.
  const productsRead = hasList(rootOf('products.json'), 'products');
  const productIds = productsRead ? namesIn(products, 'id', identifier) : undefined;
  const specifications = productsRead ? labelsIn(products, 'specifications') : undefined;
  const categoriesRead = hasList(rootOf('categories.json'), 'categories');
  const slugs = categoriesRead ? namesIn(categories, 'slug', kebab) : undefined;

  const mistakes = [
    ...files.flatMap(({ mistakes }) => mistakes),
    ...checkProducts(products, slugs, fileExists),
    ...checkCategories(categories, { slugs, ids: productIds, specifications }, fileExists),
    ...checkBanners(entries('banners.json', 'banners'), productIds, slugs, fileExists),
    ...checkDuplicates('testimonials.json', entries('testimonials.json', 'testimonials'), 'id'),
    ...checkDuplicates('news.json', entries('news.json', 'news'), 'id'),
    ...checkDuplicates('questions.json', questionCategories, 'id'),
    ...checkDuplicates('questions.json', questions, 'id'),
  ];
  return CATALOGUE_FILES.flatMap((file) => mistakes.filter((mistake) => mistake.file === file));
}

type ParsedFile = {
  readonly file: CatalogueFile;
  readonly root: unknown;
  readonly mistakes: readonly Mistake[];
};

function parse(file: CatalogueFile, text: string | undefined): ParsedFile {
  const broken = (message: string, cure: string): ParsedFile => ({
    file,
    root: undefined,
    mistakes: [{ file, item: '', field: '', message, cure }],
  });
  if (text === undefined) return broken('there is no such file', 'add it');
  const { schema, kind } = RULES[file];
  const read = readJson(text);
  if (read.kind === 'broken') return broken(read.message, read.cure);
  const { root, repeated } = read;
  return {
    file,
    root,
    mistakes: [
      ...repeated.map(({ keys, message, cure }) => {
        const { item, field } = placeOf(kind, root, keys);
        return { file, item, field, message, cure };
      }),
      ...checkShape(file, kind, schema, root),
    ],
  };
}

function hasList(root: unknown, member: string): boolean {
  return isJsonObject(root) && Array.isArray(root[member]);
}

/** By what other entries refer to these; undefined where one is missing or wrong, or two are the same. */
function namesIn(
  entries: readonly Entry[],
  field: string,
  schema: v.GenericSchema,
): ReadonlySet<string> | undefined {
  const names = new Set(
    entries.flatMap(({ fields }) => (v.is(schema, fields[field]) ? (textIn(fields, field) ?? []) : [])),
  );
  return names.size === entries.length ? names : undefined;
}

function labelsIn(entries: readonly Entry[], field: string): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ fields }) => (isJsonObject(fields[field]) ? Object.keys(fields[field]) : [])),
  );
}
