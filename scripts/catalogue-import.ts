// `npm run catalogue:import -- <file or folder>`: takes the products of another shop's export into the owner's folder.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueFolder, publicFiles, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { type JsonObject, textIn } from '#app/catalogue/checks/mistakes.server.ts';
import { oncePerKind } from '#app/catalogue/checks/read-table.server.ts';
import { picturesOf } from '#app/catalogue/import/merge.server.ts';
import {
  importReport,
  MAPPING_FILE,
  OpenQuestion,
  planImport,
} from '#app/catalogue/import/plan-import.server.ts';
import { ImportError } from '#app/catalogue/import/read-export.server.ts';
import { CatalogueError, readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { productImagePath } from '#app/offer/model/picture-set.ts';
import { idSegment } from '#app/offer/model/product-address.ts';
import {
  filesByName,
  isUrl,
  makePictures,
  nameOfPicture,
  type PictureTask,
  writeAtomically,
} from './import-pictures.ts';
import { progressLine } from './progress-line.ts';

const USAGE = `npm run catalogue:import -- <file or folder> [--pictures [folder]] [--into folder] [--dry-run]

Takes products from an export of Shopify, WooCommerce, BigCommerce, PrestaShop, Wix or Magento (CSV), from a Google Merchant
feed (XML or TSV), or from any other table. Writes products.json, categories.json and ${MAPPING_FILE} into the folder of
the shop (SHOP_DIR or --into).

  --pictures           fetch the pictures and make them into the sizes that the shop serves
  --pictures folder    take them from a folder
  --dry-run            say what would change, and write nothing`;

const DEMONSTRATION = resolve('app/catalogue/data');
const EXPORT = /\.(?:csv|tsv|txt|xml)$/i;

export async function run(args: readonly string[]): Promise<void> {
  try {
    await importProducts(readArguments(args));
  } catch (error) {
    const isKnown = error instanceof ImportError || error instanceof CatalogueError;
    const message = isKnown ? error.message : messageOfSystem(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

const SYSTEM_MESSAGES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read or write it; change its permissions, or copy it to another folder',
  EPERM: 'this user may not read or write it; change its permissions, or copy it to another folder',
  EROFS: 'the disk can only be read; copy the folder of the shop to another one',
  ENOSPC: 'the disk is full; make room, then run the import again',
  ENOENT: 'is missing; correct the name',
  ENOTDIR: 'is a file; name a folder',
  EISDIR: 'is a folder; name a file',
  ENAMETOOLONG: 'has a name that is too long; shorten it',
  ERR_FS_FILE_TOO_LARGE: 'is larger than 2 GB; export the products in several files',
  ERR_STRING_TOO_LONG: 'the export is larger than 500 MB; export the products in several files',
};

/** What a person can do about an error of the disk; undefined for any other. */
function messageOfSystem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  const path = 'path' in error && typeof error.path === 'string' ? `${error.path}: ` : '';
  if (typeof code !== 'string') return undefined;
  const message = SYSTEM_MESSAGES[code] ?? (path === '' ? undefined : `cannot be read or written (${code})`);
  return message === undefined ? undefined : `${path}${message}`;
}

async function importProducts({ source, folder, pictures, isDryRun }: Arguments): Promise<void> {
  // The shop's own code reads the folder from the environment.
  process.env['SHOP_DIR'] = folder;
  const own = readCatalogueFiles(folder);
  const mappingPath = join(folder, MAPPING_FILE);
  const mapping = existsSync(mappingPath) ? { [MAPPING_FILE]: readFileSync(mappingPath, 'utf8') } : {};
  const publicFolder = join(folder, 'public');
  const { exports, others } = filesIn(source);
  const files = exports.map((path) => ({ name: basename(path), read: () => readFileSync(path) }));
  const report = Object.fromEntries(files.map(({ name }) => [name, progressLine(`${name}, bytes`)]));
  let plan: ReturnType<typeof planImport>;
  try {
    plan = planImport(files, { ...own, ...mapping }, new Date(), (name, ...progress) =>
      report[name]?.(...progress),
    );
  } catch (error) {
    if (error instanceof OpenQuestion && !isDryRun) writeAtomically(mappingPath, error.mapping);
    throw error;
  }
  for (const line of importReport(plan)) console.log(line);
  if (others.length > 0) console.log(`Not read, as no export has such a name: ${others.join(', ')}`);
  if (plan.taken.length === 0 && plan.changes.length === 0) {
    throw new ImportError(['Nothing was written, because no row became a product.']);
  }
  for (const line of needsOf(plan.products, pictures.areFetched)) console.log(line);

  const isPublished = publicFiles();
  const exists = (path: string) => isPublished(path) || existsSync(join(publicFolder, path));
  const found = pictures.folder === undefined ? undefined : filesByName(pictures.folder);
  const lost = new Map<string, string>();
  const missing = new Set(plan.missing);
  /** Where a picture is taken from; undefined if it stays as it is. */
  const sourceOfPicture = (picture: string): string | undefined =>
    !isUrl(picture) && exists(productImagePath(picture))
      ? undefined
      : (found?.get(nameOfPicture(picture)) ?? (pictures.areFetched && isUrl(picture) ? picture : undefined));
  const inFile = plan.products.filter((product) => !missing.has(textIn(product, 'id') ?? ''));
  const targetOf = pictureTargets(inFile, sourceOfPicture);
  const tasks: PictureTask[] = [...targetOf].map(([from, target]) => ({ source: from, target }));
  const withPictures = plan.products.map((product) => {
    const id = textIn(product, 'id') ?? '';
    if (missing.has(id)) return product;
    return replacePictures(product, (picture) => {
      const from = sourceOfPicture(picture);
      if (from !== undefined) return targetOf.get(from)?.replace('/images/products/', '');
      if (isUrl(picture) || exists(productImagePath(picture))) return picture;
      lost.set(
        picture,
        `id ${id}: there is no picture "${picture}"; name the folder that has it: --pictures <folder>`,
      );
      return undefined;
    });
  });
  const targets = new Set(tasks.map(({ target }) => target));
  const willExist = (path: string) =>
    exists(path) || targets.has(path.replace(/(?:-\d+)?\.avif$/, '.webp').replace(/card\.jpg$/, 'hero.webp'));
  check(plan.texts(withPictures), willExist);

  const failures = isDryRun
    ? new Map<string, string>()
    : await makePictures(tasks, publicFolder, progressLine('Pictures'));
  const sourceOf = new Map(tasks.map(({ source: from, target }) => [target, from]));
  const complete = withPictures.map((product) =>
    replacePictures(product, (picture) => (failures.has(productImagePath(picture)) ? undefined : picture)),
  );
  const pictureLines = [
    ...lost.values(),
    ...[...failures].map(([target, reason]) => `${sourceOf.get(target)}: ${reason}`),
  ];
  if (tasks.length > 0) console.log(`Pictures: ${tasks.length - failures.size} of ${tasks.length}`);
  for (const line of oncePerKind(pictureLines)) console.log(`  left out: ${line}`);
  if (isDryRun) {
    console.log('Nothing was written (--dry-run).');
    return;
  }
  const texts = plan.texts(complete);
  for (const [file, text] of Object.entries(texts)) writeAtomically(join(folder, file), text);
  console.log(`Written into ${folder}: ${Object.keys(texts).join(', ')}`);

  function check(next: Readonly<Record<string, string>>, fileExists: (path: string) => boolean): void {
    const { [MAPPING_FILE]: _, ...data } = next;
    try {
      readCatalogue({ ...own, ...data }, fileExists, progressLine('Check'));
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      // The lines are those of files that are not written.
      const lines = oncePerKind(error.message.split('\n')).map((line) =>
        line.replace(/^((?:products|categories)\.json): line \d+: /, '$1: '),
      );
      throw new ImportError([
        'Nothing was written, because the shop would have mistakes:',
        ...lines.map((line) => `  ${line}`),
      ]);
    }
  }
}

/** Up to here static files were measured; see docs/scale.md. */
const MAX_STATIC = 2000;
const FILES_OF_PICTURE = 6;
const FILES_OF_PRODUCT = 2;

const number = (value: number): string => value.toLocaleString('en');

/** What a shop of this size needs, if that is more than a static site has. */
function needsOf(products: readonly JsonObject[], areFetched: boolean): readonly string[] {
  if (products.length <= MAX_STATIC) return [];
  const pictures = new Set(products.flatMap((product) => picturesIn(product))).size;
  const files = FILES_OF_PRODUCT * products.length + (areFetched ? FILES_OF_PICTURE * pictures : 0);
  return [
    `${number(products.length)} products are more than static files are for, which is ${number(MAX_STATIC)}: a build of 10,000 takes 4 minutes and 2.4 GB of memory, and this shop would have some ${number(files)} files. Use live mode (docs/live.md), which has PostgreSQL; docs/scale.md says what each size needs.`,
    ...(areFetched && pictures > MAX_STATIC
      ? [`Fetching ${number(pictures)} pictures takes hours; it can be stopped and goes on where it was.`]
      : []),
  ];
}

/**
 * Where each picture is stored: once, though the versions of a product share it. The first picture of a product, of which there
 * is a card for social networks, is stored as such wherever else it is shown.
 */
function pictureTargets(
  products: readonly JsonObject[],
  sourceOf: (picture: string) => string | undefined,
): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  const place = (isFirst: boolean) => {
    for (const product of products) {
      for (const [index, picture] of picturesIn(product).entries()) {
        const from = sourceOf(picture);
        if (from === undefined || targets.has(from) || (index === 0) !== isFirst) continue;
        const folder = `/images/products/${idSegment(textIn(product, 'id') ?? '')}`;
        targets.set(from, `${folder}/${index === 0 ? 'hero' : String(index + 1)}.webp`);
      }
    }
  };
  place(true);
  place(false);
  return targets;
}

function picturesIn({ image, images }: JsonObject): readonly string[] {
  return [image, ...(Array.isArray(images) ? images : [])].filter((picture) => typeof picture === 'string');
}

function replacePictures(product: JsonObject, replace: (picture: string) => string | undefined): JsonObject {
  const { image: _, images: __, ...others } = product;
  const all = picturesIn(product);
  const next = all.flatMap((picture) => replace(picture) ?? []);
  if (next.length === all.length && next.every((picture, index) => picture === all[index])) return product;
  return { ...others, ...picturesOf(next) };
}

/** npm changes to the folder of the project, and names the one in which it was called. */
function at(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: { pictures: { type: 'boolean' }, into: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
  } catch (error) {
    // The message says which option is unknown or lacks its value.
    throw new ImportError([
      `${error instanceof Error ? (error.message.split(/\. /)[0] ?? '') : ''}. It is called like this:`,
      USAGE,
    ]);
  }
}

type Arguments = ReturnType<typeof readArguments>;

function readArguments(args: readonly string[]) {
  const { values, positionals, tokens } = parsed(args);
  const option = tokens.findIndex((token) => token.kind === 'option' && token.name === 'pictures');
  const afterOption = option < 0 ? undefined : tokens[option + 1];
  const pictureFolder =
    afterOption?.kind === 'positional' && positionals.length > 1 ? afterOption.value : undefined;
  const [source, ...others] = positionals.filter((name) => name !== pictureFolder);
  if (source === undefined || others.length > 0) throw new ImportError([USAGE]);
  if (!existsSync(at(source)))
    throw new ImportError([
      `${at(source)}: is missing; name the file of the export, or a folder with several`,
    ]);
  if (pictureFolder !== undefined && !existsSync(at(pictureFolder))) {
    throw new ImportError([`${at(pictureFolder)}: is missing; name the folder with the pictures`]);
  }
  const folder = values.into === undefined ? catalogueFolder() : at(values.into);
  // Otherwise the products of the demonstration would be sold with the owner's.
  if (values.into === undefined && folder === DEMONSTRATION) {
    throw new ImportError([
      'No folder of a shop is named, and the demonstration takes no products. Make a folder with `npm run shop:new -- ../my-shop`, then add `--into ../my-shop`, or set SHOP_DIR to it.',
    ]);
  }
  if (!existsSync(join(folder, 'shop.json'))) {
    throw new ImportError([
      `${folder}: has no shop.json; make a folder for the shop with \`npm run shop:new -- ${folder}\``,
    ]);
  }
  return {
    source: at(source),
    folder,
    pictures: {
      areFetched: values.pictures === true && pictureFolder === undefined,
      folder: pictureFolder === undefined ? undefined : at(pictureFolder),
    },
    isDryRun: values['dry-run'] === true,
  };
}

/** Files that systems put into every folder. */
const HIDDEN = /^\.|^(?:thumbs\.db|desktop\.ini)$/i;

function filesIn(source: string): {
  readonly exports: readonly string[];
  readonly others: readonly string[];
} {
  if (!statSync(source).isDirectory()) return { exports: [source], others: [] };
  const files = readdirSync(source, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !HIDDEN.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const exports = files.filter((name) => EXPORT.test(name));
  if (exports.length === 0)
    throw new ImportError([`${source}: has no file that ends in .csv, .tsv, .txt or .xml`]);
  return {
    exports: exports.map((name) => join(source, name)),
    others: files.filter((name) => !EXPORT.test(name)),
  };
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) await run(process.argv.slice(2));
