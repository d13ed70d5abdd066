import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import shop from '#app/catalogue/data/shop.json' with { type: 'json' };

/** Loads modules as they are in a shop with other settings. One that is undefined is left out. */
export async function inShopWith<Module>(
  settings: Readonly<Record<string, unknown>>,
  load: () => Promise<Module>,
): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  writeFileSync(join(folder, 'shop.json'), JSON.stringify({ ...shop, ...settings }));
  vi.resetModules();
  vi.stubEnv('SHOP_DIR', folder);
  try {
    return await load();
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
    rmSync(folder, { recursive: true });
  }
}
