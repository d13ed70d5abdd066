import * as v from 'valibot';
import type { TextPage } from '#app/content/model/text-page.ts';
import {
  type CatalogueTexts,
  isProductFile,
  isTable,
  isUnreadable,
  pagePath,
} from './catalogue-files.server.ts';
import {
  defaultMessage,
  duplicates,
  entriesIn,
  type Entry,
  mistakesOf,
  type ParsedFile,
} from './checks/mistakes.server.ts';
import { familyMistakes } from './checks/families.server.ts';
import { parseCsv } from './checks/parse-csv.server.ts';
import { parseJson } from './checks/parse-json.server.ts';
import { oncePerKind } from './checks/read-table.server.ts';
import { fileSchemas, productFileSchema } from './schema/catalogue-schema.server.ts';
import { productSchema } from './schema/product-schema.server.ts';
import { type FileExists, type References, referencesIn } from './schema/references.server.ts';
import { pageFacts, readTextPage } from './text-pages.server.ts';
import { readRedirects, REDIRECTS_FILE } from './redirects.server.ts';
import { type Catalogue, toCatalogue } from './to-catalogue.server.ts';

/** The message has one line per mistake: file, line, entry, field and what is wrong. */
export class CatalogueError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}

/** Called after each product that has been checked. */
export type OnProgress = (checked: number, all: number) => void;

/**
 * Parses and checks the data files.
 * @throws CatalogueError if there are mistakes. It lists all of them, or, if a file cannot be parsed, only those of parsing.
 */
export function readCatalogue(
  texts: CatalogueTexts,
  fileExists: FileExists,
  onProgress: OnProgress = () => {},
): Catalogue & { readonly textPages: ReadonlyMap<string, TextPage> } {
  const { files, mistakes: parsingMistakes } = parseFiles(texts);
  const productFiles = files.filter(({ file }) => isProductFile(file));
  const products = productFiles.flatMap((file) => entriesIn(file, 'products'));
  const list = (file: string, name: string) =>
    files.filter((candidate) => candidate.file === file).flatMap((parent) => entriesIn(parent, name));
  const categories = list('categories.json', 'categories');
  const references = referencesIn(products.map(valueOf), categories.map(valueOf), fileExists);

  // Any products are accepted here. They are checked one by one, so that the progress can be reported.
  const checkedProductFiles = productFiles.map((file) => check(productFileSchema(v.unknown()), file));
  const schema = productSchema(references);
  const checkedProducts = products.map((product, index) => {
    const checked = check(schema, product);
    onProgress(index + 1, products.length);
    return checked;
  });
  const productMistakes = checkedProducts.flatMap(({ mistakes }) => mistakes);
  const others = checkOthers(files, references);
  const mistakes = [
    ...parsingMistakes,
    ...(productFiles.length === 0 ? ['products.json: is missing'] : []),
    ...checkedProductFiles.flatMap(({ mistakes }) => mistakes),
    ...productMistakes.filter((mistake) => !isInTable(mistake)),
    ...oncePerKind(productMistakes.filter(isInTable)),
    ...others.mistakes,
    ...['id', 'title'].flatMap((field) => duplicates(products, field)),
    ...familyMistakes(products),
    ...['id', 'slug', 'title'].flatMap((field) => duplicates(categories, field)),
    ...['id', 'label'].flatMap((field) => duplicates(list('attributes.json', 'attributes'), field)),
    ...duplicates(list('banners.json', 'banners'), 'id'),
    ...duplicates(list('testimonials.json', 'testimonials'), 'id'),
    ...duplicates(list('news.json', 'news'), 'id'),
    ...oncePerKind(readRedirects(texts[REDIRECTS_FILE] ?? '').mistakes),
  ];
  if (others.output === undefined || mistakes.length > 0) throw new CatalogueError(mistakes);
  const output = checkedProducts.flatMap((checked) => checked.output ?? []);
  const catalogue = toCatalogue({ ...others.output, products: output });
  return { ...catalogue, textPages: readTextPages(texts, catalogue) };
}

/** A table can have the same mistake in every row. */
function isInTable(mistake: string): boolean {
  return isTable(mistake.slice(0, mistake.indexOf(': ')));
}

/** By path. */
function readTextPages(texts: CatalogueTexts, catalogue: Catalogue): ReadonlyMap<string, TextPage> {
  const facts = pageFacts(catalogue);
  const mistakes: string[] = [];
  const pages = new Map<string, TextPage>();
  for (const [file, text] of Object.entries(texts)) {
    const path = pagePath(file);
    if (path === undefined) continue;
    const unreadable = encodingMistake(text);
    if (unreadable) mistakes.push(...unreadable.mistakes.map((mistake) => `${file}: ${mistake}`));
    try {
      pages.set(path, readTextPage(text, facts));
    } catch (error) {
      mistakes.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (mistakes.length > 0) throw new CatalogueError(mistakes);
  return pages;
}

function parseFiles(texts: CatalogueTexts) {
  const files: Entry[] = [];
  const mistakes: string[] = [];
  for (const [file, text] of Object.entries(texts)) {
    if (pagePath(file) !== undefined || file === REDIRECTS_FILE) continue;
    const parsed = isUnreadable(file)
      ? UNREADABLE
      : (encodingMistake(text, isTable(file)) ?? (isTable(file) ? parseCsv(text) : parseJson(text)));
    files.push({ file, lineOf: parsed.lineOf, path: [], value: parsed.value });
    mistakes.push(...parsed.mistakes.map((mistake) => `${file}: ${mistake}`));
  }
  if (files.some(({ value }) => value === undefined)) throw new CatalogueError(mistakes);
  return { files, mistakes };
}

const UNREADABLE: ParsedFile = {
  value: undefined,
  mistakes: [
    'is not read: products are in .json, .csv or .tsv files; save it as CSV, import an export of another shop with "npm run catalogue:import", or move it to another folder',
  ],
  lineOf: () => 1,
};

/** A file in another encoding than UTF-8 contains replacement characters after it was read, or, in UTF-16, null characters. */
function encodingMistake(text: string, isInTable = false): ParsedFile | undefined {
  const at = text.search(/[\uFFFD\0]/);
  if (at < 0) return undefined;
  const encoding = text.includes('\0') ? 'UTF-16' : 'another encoding, such as Windows-1254';
  const line = text.slice(0, at).split('\n').length;
  const mistake = isInTable
    ? `line ${line}: is neither UTF-8, UTF-16, Windows-1252 nor Windows-1254, or a mixture of them; save the file as "CSV UTF-8"`
    : `line ${line}: is not UTF-8 but ${encoding}; save the file with the encoding UTF-8`;
  return { value: undefined, mistakes: [mistake], lineOf: () => 1 };
}

function check<Schema extends v.GenericSchema>(schema: Schema, entry: Entry) {
  const { success, output, issues } = v.safeParse(schema, entry.value, { message: defaultMessage });
  return success ? { output, mistakes: [] } : { output: undefined, mistakes: mistakesOf(issues, entry) };
}

/** Checks the files without products. */
function checkOthers(files: readonly Entry[], references: References) {
  const others = files.filter(({ file }) => !isProductFile(file));
  const values = Object.fromEntries(others.map(({ file, value }) => [file, value]));
  const schema = v.strictObject(fileSchemas(references));
  const { success, output, issues = [] } = v.safeParse(schema, values, { message: defaultMessage });
  const issuesByFile = Map.groupBy(issues, ({ path }) => String(path?.[0].key));
  const mistakes = [...issuesByFile].flatMap(([file, inFile]) => {
    const withinFile = inFile.map(({ message, path = [] }) => ({ message, path: path.slice(1) }));
    return mistakesOf(withinFile, others.find((other) => other.file === file) ?? missingFile(file));
  });
  return { output: success ? output : undefined, mistakes };
}

function missingFile(file: string): Entry {
  return { file, lineOf: () => 1, path: [], value: undefined };
}

function valueOf({ value }: Entry): unknown {
  return value;
}
