import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogueReload } from './catalogue-reload.ts';

const WAIT = { timeout: 4000 };

test('reloads open pages after an edit of a data file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const file = join(folder, 'categories.json');
  writeFileSync(file, '{}');
  vi.stubEnv('CATALOGUE_DIR', folder);
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [catalogueReload()],
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const send = vi.spyOn(server.ws, 'send');
  await vi.waitFor(() => expect(server.watcher.getWatched()[folder]).toContain('categories.json'), WAIT);

  writeFileSync(file, '{"categories": []}');

  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), WAIT);
});
