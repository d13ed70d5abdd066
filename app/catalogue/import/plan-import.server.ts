import * as v from 'valibot';
import type { CatalogueTexts } from '#app/catalogue/catalogue-files.server.ts';
import {
  defaultMessage,
  fieldOf,
  type JsonObject,
  mistakesOf,
  textIn,
} from '#app/catalogue/checks/mistakes.server.ts';
import { parseJson } from '#app/catalogue/checks/parse-json.server.ts';
import { withCombinations } from './families.server.ts';
import { type Format, ownFormat, OWN_FIELDS, probableField } from './formats.server.ts';
import { mergeImport, type Merged } from './merge.server.ts';
import { type Export, ImportError, readExport, type UnknownTable } from './read-export.server.ts';
import { type Note, toProducts } from './to-products.server.ts';

export const MAPPING_FILE = 'import.json';

const FLAGS = ['', 'isFeatured', 'isNew', 'isHot', 'isBestSeller', 'isOnSale'] as const;

const mappingSchema = v.strictObject({
  /** For products without a brand. */
  brand: v.string(),
  /** For weights without a unit. */
  weightUnit: v.picklist(['g', 'kg', 'oz', 'lb']),
  categories: v.record(v.string(), v.string()),
  tags: v.record(v.string(), v.picklist(FLAGS)),
  /** What the columns of a table mean that is no export of a known shop. */
  columns: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({
        field: v.picklist(['', ...OWN_FIELDS]),
        samples: v.exactOptional(v.array(v.string())),
      }),
    ),
  ),
});
type Mapping = v.InferOutput<typeof mappingSchema>;

export type ExportFile = { readonly name: string; readonly read: () => Uint8Array };

export type ImportPlan = Merged & {
  /** What the files are, such as `Shopify`. */
  readonly formats: readonly string[];
  /** The contents of `categories.json` and `import.json`, and those of `products.json` for other products. */
  readonly texts: (products: readonly JsonObject[]) => CatalogueTexts;
};

/** A table has columns of unknown meaning. The owner says what they mean in `import.json`, which has this content. */
export class UnknownColumns extends ImportError {
  readonly mapping: string;
  constructor(file: string, mapping: string) {
    super([
      `${file}: is no export of a known shop. ${MAPPING_FILE} lists its columns after a run without --dry-run: write beside each what it means (${OWN_FIELDS.join(', ')}, or nothing), then run the import again`,
    ]);
    this.mapping = mapping;
  }
}

/** @throws ImportError if the files or `import.json` cannot be used */
export function planImport(
  files: readonly ExportFile[],
  own: CatalogueTexts,
  now: Date,
  onProgress: (file: string, read: number, all: number) => void = () => {},
): ImportPlan {
  const shop = dataOf(own, 'shop.json');
  const mapping = readMapping(own, textIn(shop, 'name') ?? '');
  const settings = { ...mapping, currency: textIn(shop, 'currency') ?? '', now };
  const formats: string[] = [];
  const ofPrestaShop: Export[] = [];
  // The rows of a file are not kept, because a large one has more of them than fit into memory twice.
  const results = files.flatMap(({ name, read }) => {
    const choose = (table: UnknownTable) => chosenFormat(name, table, mapping);
    const source = readExport(name, read(), choose, (...progress) => onProgress(name, ...progress));
    formats.push(`${name}: ${source.format.name}, ${source.rows.length.toLocaleString('en')} rows`);
    if (!source.format.name.startsWith('PrestaShop')) return [toProducts(source, settings)];
    ofPrestaShop.push(source);
    return [];
  });
  for (const source of withCombinations(ofPrestaShop)) results.push(toProducts(source, settings));
  const products = entriesOf(own, 'products');
  const categories = entriesOf(own, 'categories');
  const merged = mergeImport(
    results.flatMap((result) => result.products),
    { products, categories, country: textIn(shop, 'country') },
    mapping,
    results.flatMap((result) => result.withdrawn),
  );
  const notes: readonly Note[] = [...results.flatMap((result) => result.notes), ...merged.notes];
  return {
    ...merged,
    notes,
    formats,
    texts: (shown) => ({
      'products.json': json({ ...dataOf(own, 'products.json'), products: shown }),
      'categories.json': json({ ...dataOf(own, 'categories.json'), categories: merged.categories }),
      [MAPPING_FILE]: json({ ...mapping, ...merged.mapping }),
    }),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function dataOf(texts: CatalogueTexts, file: string): JsonObject {
  const text = texts[file];
  if (text === undefined) return {};
  const { value, mistakes } = parseJson(text);
  if (mistakes.length > 0) throw new ImportError(mistakes.map((mistake) => `${file}: ${mistake}`));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function entriesOf(texts: CatalogueTexts, list: 'products' | 'categories'): readonly JsonObject[] {
  const entries: unknown = fieldOf(dataOf(texts, `${list}.json`), list);
  return Array.isArray(entries) ? entries : [];
}

function readMapping(own: CatalogueTexts, shopName: string): Mapping {
  const defaults = { brand: shopName || 'Other', weightUnit: 'kg', categories: {}, tags: {} };
  const value = { ...defaults, ...dataOf(own, MAPPING_FILE) };
  const { success, output, issues } = v.safeParse(mappingSchema, value, { message: defaultMessage });
  if (success) return output;
  const { lineOf } = parseJson(own[MAPPING_FILE] ?? '{}');
  throw new ImportError(mistakesOf(issues, { file: MAPPING_FILE, lineOf, path: [], value }));
}

/** What the owner says of a table, or an error with a proposal of it. */
function chosenFormat(file: string, { heads, samples }: UnknownTable, mapping: Mapping): Format {
  const { columns } = mapping;
  if (columns === undefined) {
    const proposal = heads.map((head, column) => {
      const values = samples.map((cells) => cells[column]?.trim() ?? '').filter((cell) => cell !== '');
      return [head, { field: probableField(head), samples: values }] as const;
    });
    throw new UnknownColumns(file, json({ ...mapping, columns: Object.fromEntries(proposal) }));
  }
  const missing = Object.keys(columns).filter((head) => columns[head]?.field !== '' && !heads.includes(head));
  const named: ReadonlySet<string> = new Set(Object.values(columns).map(({ field }) => field));
  const lacking = (['title', 'price'] as const).filter((field) => !named.has(field));
  const mistakes = [
    ...missing.map(
      (head) =>
        `there is no column "${head}" in ${file}; its columns are ${heads.map((name) => `"${name}"`).join(', ')}`,
    ),
    ...lacking.map((field) => `no column is the ${field}; write "${field}" as the field of one of them`),
  ];
  if (mistakes.length > 0)
    throw new ImportError(mistakes.map((mistake) => `${MAPPING_FILE}: columns: ${mistake}`));
  return ownFormat(new Map(Object.entries(columns).map(([head, { field }]) => [head, field])));
}

const MAX_LISTED = 20;

/** What an owner reads at the end of an import. */
export function importReport(plan: ImportPlan): readonly string[] {
  const { formats, added, changes, unchanged, missing, newCategories, notes } = plan;
  const changed = new Set(changes.map((change) => change.split(': ')[0])).size;
  return [
    ...formats,
    `Products: ${added.length} new, ${changed} changed, ${unchanged} unchanged`,
    ...limited(changes),
    ...(newCategories.length > 0 ? [`New categories: ${newCategories.join(', ')}`] : []),
    ...noteLines(notes, 'changed', 'Changed on the way'),
    ...noteLines(notes, 'left out', 'Left out'),
    ...(missing.length > 0
      ? [
          `Not in the file, and kept (delete them in products.json if you no longer sell them): id ${missing.slice(0, MAX_LISTED).join(', ')}${missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : ''}`,
        ]
      : []),
  ];
}

function limited(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LISTED;
  return [...lines.slice(0, MAX_LISTED), ...(rest > 0 ? [`… and ${rest} more changes`] : [])].map(
    (line) => `  ${line}`,
  );
}

/** The reason without the id of the product. */
const reasonIn = ({ text }: Note): string => text.replaceAll(/such as \S+|\b(?:id|is|by) \S*\d\S*/g, '');

/** Each reason once, with the number of products and the first place. */
function noteLines(notes: readonly Note[], kind: Note['kind'], heading: string): readonly string[] {
  const groups = Map.groupBy(
    notes.filter((note) => note.kind === kind),
    reasonIn,
  );
  return groups.size === 0
    ? []
    : [
        `${heading}:`,
        ...[...groups.values()].map(
          (group) =>
            `  ${group.length} × ${group[0]?.text} (${group.length > 1 ? 'first: ' : ''}${group[0]?.place})`,
        ),
      ];
}
