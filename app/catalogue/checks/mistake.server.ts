import { join, relative } from 'node:path';
import type { CatalogueFile } from '#app/catalogue/catalogue-files.server.ts';

export type Mistake = {
  readonly file: CatalogueFile;
  /** Which entry of the file: `product 45`; empty where the file as a whole is meant. */
  readonly item: string;
  /** Which field of the entry; empty where the entry as a whole is meant. */
  readonly field: string;
  readonly message: string;
  readonly cure: string;
};

/** `app/catalogue/data/products.json: product 45: price: must be above 0 — write the price in dollars, like 199.99` */
export function formatMistake(mistake: Mistake, folder: string): string {
  const { file, item, field, message, cure } = mistake;
  const what = [shownPath(join(folder, file)), item, field, message].filter((part) => part !== '').join(': ');
  return `${what} — ${cure}`.replaceAll(/\s+/g, ' ');
}

/** From the project's folder where it lies in it. */
function shownPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return (fromHere.startsWith('..') ? path : fromHere).replaceAll('\\', '/');
}
