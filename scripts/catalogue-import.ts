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
  planImport,
  UnknownColumns,
} from '#app/catalogue/import/plan-import.server.ts';
import { ImportError } from '#app/catalogue/import/read-export.server.ts';
import { CatalogueError, readCatalogue } from '#app/catalogue/read-catalogue.server.ts';
import { productImagePath } from '#app/product/model/picture-set.ts';
import { idSegment } from '#app/product/model/product-address.ts';
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

Takes products from an export of Shopify, WooCommerce, BigCommerce, PrestaShop or Magento (CSV), from a Google Merchant
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
    if (!isKnown) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function importProducts({ source, folder, pictures, isDryRun }: Arguments): Promise<void> {
  // The shop's own code reads the folder from the environment.
  process.env['SHOP_DIR'] = folder;
  const own = readCatalogueFiles(folder);
  const mappingPath = join(folder, MAPPING_FILE);
  const mapping = existsSync(mappingPath) ? { [MAPPING_FILE]: readFileSync(mappingPath, 'utf8') } : {};
  const publicFolder = join(folder, 'public');
  const files = exportFiles(source).map((path) => ({ name: basename(path), read: () => readFileSync(path) }));
  const report = Object.fromEntries(files.map(({ name }) => [name, progressLine(`${name}, bytes`)]));
  let plan: ReturnType<typeof planImport>;
  try {
    plan = planImport(files, { ...own, ...mapping }, new Date(), (name, ...progress) =>
      report[name]?.(...progress),
    );
  } catch (error) {
    if (error instanceof UnknownColumns && !isDryRun) writeAtomically(mappingPath, error.mapping);
    throw error;
  }
  for (const line of importReport(plan)) console.log(line);

  const tasks: PictureTask[] = [];
  const isPublished = publicFiles();
  const exists = (path: string) => isPublished(path) || existsSync(join(publicFolder, path));
  const found = pictures.folder === undefined ? undefined : filesByName(pictures.folder);
  const lost = new Map<string, string>();
  const missing = new Set(plan.missing);
  const withPictures = plan.products.map((product) => {
    const id = textIn(product, 'id') ?? '';
    if (missing.has(id)) return product;
    return replacePictures(product, (picture, index) => {
      const path = productImagePath(picture);
      if (!isUrl(picture) && exists(path)) return picture;
      const inFolder = found?.get(nameOfPicture(picture));
      const from = inFolder ?? (pictures.areFetched && isUrl(picture) ? picture : undefined);
      if (from === undefined) {
        if (isUrl(picture)) return picture;
        lost.set(
          picture,
          `id ${id}: there is no picture "${picture}"; name the folder that has it: --pictures <folder>`,
        );
        return undefined;
      }
      const target = `/images/products/${idSegment(id)}/${index === 0 ? 'hero' : String(index + 1)}.webp`;
      tasks.push({ source: from, target });
      return target.replace('/images/products/', '');
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
      const lines = oncePerKind(error.message.split('\n'));
      throw new ImportError([
        'Nothing was written, because the shop would have mistakes:',
        ...lines.map((line) => `  ${line}`),
      ]);
    }
  }
}

function replacePictures(
  product: JsonObject,
  replace: (picture: string, index: number) => string | undefined,
): JsonObject {
  const { image, images, ...others } = product;
  const all = [image, ...(Array.isArray(images) ? images : [])].filter(
    (picture) => typeof picture === 'string',
  );
  const next = all.flatMap((picture, index) => replace(picture, index) ?? []);
  if (next.length === all.length && next.every((picture, index) => picture === all[index])) return product;
  return { ...others, ...picturesOf(next) };
}

/** npm changes to the folder of the project, and names the one in which it was called. */
function at(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

type Arguments = ReturnType<typeof readArguments>;

function readArguments(args: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: { pictures: { type: 'boolean' }, into: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
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

function exportFiles(source: string): readonly string[] {
  if (!statSync(source).isDirectory()) return [source];
  const names = readdirSync(source).toSorted();
  const files = names.filter((name) => EXPORT.test(name));
  if (files.length === 0)
    throw new ImportError([`${source}: has no file that ends in .csv, .tsv, .txt or .xml`]);
  return files.map((name) => join(source, name));
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) await run(process.argv.slice(2));
