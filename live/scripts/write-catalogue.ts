import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProductFiles } from '../engine/catalogue-files.ts';
import type { Settings } from '../settings.ts';
import { productMistakes } from './build-site.ts';
import { type EngineProduct, type MergedCatalogue, mergeCatalogue } from './merge-catalogue.ts';

/**
 * Writes the shop's catalogue with what the engine has, so that it passes the shop's own check: what the check refuses of the engine is
 * not adopted. Mistakes in the shop's own files stay.
 */
export async function writeCatalogue(
  settings: Settings,
  engineProducts: readonly EngineProduct[],
  folder: string,
): Promise<MergedCatalogue> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(settings.shopFolder, 'app/catalogue/data'), folder, { recursive: true });
  const own = readProductFiles(folder).flatMap(({ products }) => products);
  // All products go into one file, those of `products/` too.
  rmSync(join(folder, 'products'), { recursive: true, force: true });
  const refused = new Map<string, string>();
  for (;;) {
    const merged = mergeCatalogue(own, engineProducts, refused);
    // Each product has a line of its own, and so has each mistake.
    const lines = merged.products.map((product) => JSON.stringify(product));
    writeFileSync(join(folder, 'products.json'), `{"products":[\n${lines.join(',\n')}\n]}\n`);
    const before = refused.size;
    for (const [line, mistake] of await productMistakes(settings, folder)) {
      const id = merged.products[line - 2]?.id;
      if (id !== undefined && !refused.has(id)) refused.set(id, mistake.replace(`id ${id}: `, ''));
    }
    if (refused.size === before) return merged;
  }
}
