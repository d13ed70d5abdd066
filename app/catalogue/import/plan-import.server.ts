import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { CatalogueTexts } from '#app/catalogue/catalogue-files.server.ts';
import {
  defaultMessage,
  fieldOf,
  type JsonObject,
  mistakesOf,
  textIn,
} from '#app/catalogue/checks/mistakes.server.ts';
import { readAmounts, readingsIn } from '#app/catalogue/checks/read-amounts.server.ts';
import { parseJson } from '#app/catalogue/checks/parse-json.server.ts';
import { REDIRECTS_FILE, withRedirects } from '#app/catalogue/redirects.server.ts';
import { productPath } from '#app/offer/model/product-address.ts';
import { withCombinations } from './families.server.ts';
import { type Format, ownFormat, OWN_FIELDS, probableField } from './formats.server.ts';
import { mergeImport, type Merged } from './merge.server.ts';
import { withOptionFilters } from './option-filters.server.ts';
import {
  type Export,
  ImportError,
  readExport,
  type UnknownTable,
  type UnusedColumn,
} from './read-export.server.ts';
import { centsIn, type Note, toProducts } from './to-products.server.ts';

export const MAPPING_FILE = 'import.json';

const FLAGS = ['', 'isFeatured', 'isNew', 'isHot', 'isBestSeller', 'isOnSale'] as const;

const mappingSchema = v.strictObject({
  /** For products without a brand. */
  brand: v.string(),
  /** For weights without a unit. */
  weightUnit: v.picklist(['g', 'kg', 'oz', 'lb']),
  categories: v.record(v.string(), v.string()),
  tags: v.record(v.string(), v.picklist(FLAGS)),
  /**
   * What the columns of a table mean that is no export of a known shop, what stands before the decimals where a number can be read
   * in two ways, and columns of known shops that are to be shown as specifications.
   */
  columns: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({
        field: v.exactOptional(v.picklist(['', ...OWN_FIELDS])),
        decimalSign: v.exactOptional(v.picklist(['', '.', ','])),
        samples: v.exactOptional(v.array(v.string())),
      }),
    ),
  ),
});
type Mapping = v.InferOutput<typeof mappingSchema>;

export type ExportFile = { readonly name: string; readonly read: () => Uint8Array };

export type ImportPlan = Merged & {
  readonly reconciliation: Reconciliation;
  /** The columns of each file of which nothing was taken. */
  readonly unused: readonly (UnusedColumn & { readonly file: string })[];
  /** What the files are, such as `Shopify`. */
  readonly formats: readonly string[];
  /** The contents of `categories.json`, `attributes.json`, `import.json` and, with old addresses, `redirects.csv`, and those of `products.json` for other products. */
  readonly texts: (products: readonly JsonObject[]) => CatalogueTexts;
};

/** By count, and by the sum of the prices in cents. */
type Sum = { readonly rows: number; readonly cents: number };

/** Every row that was read is a product, was merged into one, or was left out. */
export type Reconciliation = {
  readonly read: Sum;
  readonly products: Sum;
  readonly merged: Sum;
  readonly leftOut: Sum;
  /** In cents: the regular prices of the products, and what they cost now. */
  readonly regular: number;
  readonly current: number;
};

/** The owner has to say something in `import.json`, which is proposed with this content. */
export class OpenQuestion extends ImportError {
  readonly mapping: string;
  constructor(lines: readonly string[], mapping: string) {
    super(lines);
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
  const unused: ImportPlan['unused'][number][] = [];
  const standard = new Set<string>();
  const ofPrestaShop: Export[] = [];
  let rowsRead = 0;
  let centsRead = 0;
  const taken = (source: Export) => {
    for (const row of source.rows) centsRead += centsIn(row);
    return toProducts(source, settings);
  };
  // The rows of a file are not kept, because a large one has more of them than fit into memory twice.
  const results = files.flatMap(({ name, read }) => {
    const choose = (table: UnknownTable) => chosenFormat(name, table, mapping);
    const source = readExport(name, read(), choose, mapping.columns, (...progress) =>
      onProgress(name, ...progress),
    );
    askForSigns(name, source, mapping);
    rowsRead += source.rows.length;
    formats.push(`${name}: ${source.format.name}, ${source.rows.length.toLocaleString('en')} rows`);
    for (const label of source.standard) standard.add(label);
    unused.push(...source.unused.map((column) => Object.assign({ file: name }, column)));
    if (!source.format.name.startsWith('PrestaShop')) return [taken(source)];
    ofPrestaShop.push(source);
    return [];
  });
  results.push(...withCombinations(ofPrestaShop).map(taken));
  const products = entriesOf(own, 'products');
  const categories = entriesOf(own, 'categories');
  const merged = mergeImport(
    results.flatMap((result) => result.products),
    { products, categories, country: textIn(shop, 'country') },
    mapping,
    results.flatMap((result) => result.withdrawn),
  );
  const notes: readonly Note[] = [...results.flatMap((result) => result.notes), ...merged.notes];
  const reconciliation = reconciled({ rows: rowsRead, cents: centsRead }, merged, notes);
  const pages = new Set(merged.products.map((product) => productPath(textIn(product, 'id') ?? '')));
  const moved = merged.taken.flatMap(({ id, address }) =>
    address === undefined || pages.has(encodeURI(address)) ? [] : [{ from: address, to: productPath(id) }],
  );
  const redirects = withRedirects(own[REDIRECTS_FILE], moved);
  return {
    ...merged,
    notes,
    reconciliation,
    unused,
    formats,
    texts: (shown) => ({
      'products.json': json({ ...dataOf(own, 'products.json'), products: shown }),
      'categories.json': json({ ...dataOf(own, 'categories.json'), categories: merged.categories }),
      ...attributesText(own, { ...merged, standard }),
      [MAPPING_FILE]: json({ ...mapping, ...merged.mapping }),
      ...(redirects !== undefined && { [REDIRECTS_FILE]: redirects }),
    }),
  };
}

/** @throws ImportError if a row is neither a product nor in a note: the program has a mistake */
function reconciled(read: Sum, { taken }: Merged, notes: readonly Note[]): Reconciliation {
  const sum = (kind: Note['kind']): Sum => {
    const of = notes.filter((note) => note.kind === kind);
    return { rows: of.length, cents: of.reduce((cents, note) => cents + note.cents, 0) };
  };
  const products = {
    rows: taken.length,
    cents: taken.reduce((cents, { statedPrice }) => cents + statedPrice, 0),
  };
  const [merged, leftOut] = [sum('merged'), sum('left out')];
  const isComplete = (of: keyof Sum) => read[of] === products[of] + merged[of] + leftOut[of];
  if (!isComplete('rows') || !isComplete('cents')) {
    throw new ImportError([
      `Nothing was written: of ${read.rows} rows, ${products.rows + merged.rows + leftOut.rows} are accounted for, which is a mistake of this program; report it with the file`,
    ]);
  }
  return {
    read,
    products,
    merged,
    leftOut,
    regular: taken.reduce((cents, { regularPrice }) => cents + regularPrice, 0),
    current: taken.reduce((cents, { fields }) => cents + Math.round(Number(fields['price']) * 100), 0),
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

/** `attributes.json`, if something by which buyers filter has no filter yet. */
function attributesText(
  own: CatalogueTexts,
  catalogue: Parameters<typeof withOptionFilters>[1],
): CatalogueTexts {
  const attributes = entriesOf(own, 'attributes');
  const next = withOptionFilters(attributes, catalogue);
  return isDeepStrictEqual(next, attributes)
    ? {}
    : { 'attributes.json': json({ ...dataOf(own, 'attributes.json'), attributes: next }) };
}

function entriesOf(
  texts: CatalogueTexts,
  list: 'products' | 'categories' | 'attributes',
): readonly JsonObject[] {
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

const AFTER_A_RUN = `${MAPPING_FILE} lists it after a run without --dry-run`;
/** An owner is shown some values of a column that is asked about. */
const MAX_SAMPLES = 3;

/** What the owner says of a table, or an error with a proposal of it. */
function chosenFormat(file: string, { heads, rows }: UnknownTable, mapping: Mapping): Format {
  const columns = mapping.columns ?? {};
  if (Object.values(columns).every(({ field }) => field === undefined)) {
    const proposal = heads.map((head, column) => {
      const cells = rows.map((row) => row.cells[column]?.trim() ?? '').filter((cell) => cell !== '');
      const isOpen =
        readAmounts(cells, {}).ambiguous.length > 0 && cells.every((cell) => /^[^A-Za-z]*\d/.test(cell));
      const entry = {
        field: probableField(head),
        ...(isOpen && { decimalSign: '' }),
        samples: cells.slice(0, MAX_SAMPLES),
      };
      return [head, entry] as const;
    });
    throw new OpenQuestion(
      [
        `${file}: is no export of a known shop. ${MAPPING_FILE} lists its columns after a run without --dry-run: write beside each what it means (${OWN_FIELDS.join(', ')}, or nothing), then run the import again`,
      ],
      json({ ...mapping, columns: { ...columns, ...Object.fromEntries(proposal) } }),
    );
  }
  const missing = Object.keys(columns).filter((head) => columns[head]?.field && !heads.includes(head));
  const named: ReadonlySet<string> = new Set(Object.values(columns).map(({ field = '' }) => field));
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
  return ownFormat(new Map(Object.entries(columns).map(([head, { field = '' }]) => [head, field])));
}

/** @throws OpenQuestion if a column of numbers can be read in two ways */
function askForSigns(file: string, { ambiguous }: Export, mapping: Mapping): void {
  if (ambiguous.length === 0) return;
  const lines = ambiguous.map(({ head, cells }) => {
    const [cell = ''] = cells;
    return `${file}: ${head}: "${cell}" can mean ${readingsIn(cell).join(' or ')}. ${AFTER_A_RUN}: write "." or "," as its decimalSign, whichever stands before the decimals, then run the import again`;
  });
  const asked = ambiguous.map(({ head, cells }) => [
    head,
    { ...mapping.columns?.[head], decimalSign: '', samples: cells.slice(0, MAX_SAMPLES) },
  ]);
  throw new OpenQuestion(
    lines,
    json({ ...mapping, columns: { ...mapping.columns, ...Object.fromEntries(asked) } }),
  );
}

const MAX_LISTED = 20;

/** What an owner reads at the end of an import. */
export function importReport(plan: ImportPlan): readonly string[] {
  const { formats, added, changes, unchanged, missing, newCategories, notes } = plan;
  const changed = new Set(changes.map((change) => change.split(': ')[0])).size;
  return [
    ...formats,
    ...reconciliationLines(plan.reconciliation),
    `Products: ${added.length} new, ${changed} changed, ${unchanged} unchanged`,
    ...limited(changes),
    ...(newCategories.length > 0 ? [`New categories: ${newCategories.join(', ')}`] : []),
    ...noteLines(notes, 'changed', 'Changed on the way'),
    ...noteLines(notes, 'merged', 'Merged into other products'),
    ...noteLines(notes, 'left out', 'Left out'),
    ...unusedLines(plan.unused),
    ...(missing.length > 0
      ? [
          `Not in the file, and kept (delete them in products.json if you no longer sell them): id ${missing.slice(0, MAX_LISTED).join(', ')}${missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : ''}`,
        ]
      : []),
  ];
}

/** `123456` → `1,234.56` */
const amount = (cents: number): string =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = (number: number): string => number.toLocaleString('en');

function reconciliationLines({ read, products, merged, leftOut, regular, current }: Reconciliation) {
  const other = regular - products.cents;
  const reduced = regular - current;
  return [
    `Rows read: ${count(read.rows)} = ${count(products.rows)} in products + ${count(merged.rows)} merged + ${count(leftOut.rows)} left out`,
    `Sum of their prices: ${amount(read.cents)} = ${amount(products.cents)} of those in products + ${amount(merged.cents)} of those merged + ${amount(leftOut.cents)} of those left out`,
    ...(other === 0 && reduced === 0
      ? []
      : [
          `  The products cost ${amount(current)} together: ${[
            ...(other === 0
              ? []
              : [`${amount(other)} of it from the rows of their products or other columns`]),
            ...(reduced === 0 ? [] : [`sale prices take ${amount(reduced)} off`]),
          ].join('; ')}`,
        ]),
  ];
}

function unusedLines(unused: ImportPlan['unused']): readonly string[] {
  const { products: own = [], pictures = [], programs = [] } = Object.groupBy(unused, ({ about }) => about);
  return [
    ...(own.length > 0
      ? [
          `Columns of which nothing was taken (to show one as a specification, write "columns": { "its name": { "field": "specification" } } in ${MAPPING_FILE}):`,
          ...own
            .slice(0, MAX_LISTED)
            .map(
              ({ head, count: values, sample }) =>
                `  "${head}": ${count(values)} × such as "${shortened(sample)}"`,
            ),
          ...(own.length > MAX_LISTED ? [`  and ${namesOf(own.slice(MAX_LISTED))}`] : []),
        ]
      : []),
    ...(pictures.length > 0
      ? [
          `Not taken, as the shop describes each picture by the title of its product: ${count(pictures.length)} of the columns, ${namesOf(pictures)}`,
        ]
      : []),
    ...(programs.length > 0
      ? [
          `Not shown, as they are of themes, apps or search engines: ${count(programs.length)} of the columns, ${namesOf(programs)}`,
        ]
      : []),
  ];
}

const namesOf = (columns: ImportPlan['unused']): string => columns.map(({ head }) => `"${head}"`).join(', ');

const shortened = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').length > 40
    ? `${text.replaceAll(/\s+/g, ' ').slice(0, 39)}…`
    : text.replaceAll(/\s+/g, ' ');

function limited(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LISTED;
  return [...lines.slice(0, MAX_LISTED), ...(rest > 0 ? [`… and ${rest} more changes`] : [])].map(
    (line) => `  ${line}`,
  );
}

/** The reason without the id or the category of the product. */
const reasonIn = ({ text }: Note): string =>
  text.replaceAll(/such as (?:"(?:[^"\\]|\\.)*"|\S+)|\b(?:id|is|by|its) \S*\d\S*/g, '');

/** The sum of the prices in the rows, if they have any. */
function totalOf(notes: readonly Note[]): string {
  const cents = notes.reduce((sum, note) => sum + note.cents, 0);
  return cents === 0 ? '' : `, prices ${amount(cents)}`;
}

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
            `  ${count(group.length)} × ${group[0]?.text} (${group.length > 1 ? 'first: ' : ''}${group[0]?.place})${kind === 'changed' ? '' : totalOf(group)}`,
        ),
      ];
}
