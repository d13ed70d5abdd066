import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import shop from '#app/catalogue/data/shop.json' with { type: 'json' };

const isThere = () => true;

/** Loads modules as they are in a shop with other settings. One that is undefined is left out. */
export async function inShopWith<Module>(
  settings: Readonly<Record<string, unknown>>,
  load: () => Promise<Module>,
): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ ...shop, ...settings }));
  vi.resetModules();
  vi.stubEnv('SHOP_DIR', folder);
  const all = HAS;
  try {
    const { toolsOfShop } = await import('#app/catalogue/tools.server.ts');
    vi.stubGlobal('HAS', toolsOfShop({ planner: isThere, systemCheck: isThere, worksWith: isThere }));
    return await load();
  } finally {
    vi.stubGlobal('HAS', all);
    vi.unstubAllEnvs();
    vi.resetModules();
    rmSync(folder, { recursive: true });
  }
}
