import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogueReload } from './catalogue-reload.ts';

const WAIT = { timeout: 4000 };
/** Between two parts of a file that is being written. */
const PAUSE_MS = 20;

test.each(['categories.json', 'products/radios.csv'])(
  'reloads open pages after an edit of %s',
  async (name) => {
    const { file, send } = await watchedFile(name);
    writeFileSync(file, 'id');
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), WAIT);
  },
);

test('reloads open pages only once the file is complete', async () => {
  const { file, send } = await watchedFile('products.json');
  const contents: string[] = [];
  send.mockImplementation(() => contents.push(readFileSync(file, 'utf8')));
  writeFileSync(file, '{ "products": ');
  await setTimeout(PAUSE_MS);
  appendFileSync(file, '[] }');
  await vi.waitFor(() => expect(contents).toEqual(['{ "products": [] }']), WAIT);
});

test('leaves watching off in the server that React Router starts for a build', async () => {
  const { server } = await resolveConfig(
    { configFile: false, logLevel: 'silent', server: { watch: null }, plugins: [catalogueReload()] },
    'serve',
  );
  expect(server.watch).toBeNull();
});

/** A data file that a development server watches. `send` sends a message to the open pages. */
async function watchedFile(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{}');
  writeFileSync(join(folder, 'shop.json'), '{}');
  vi.stubEnv('SHOP_DIR', folder);
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
  await vi.waitFor(() => expect(server.watcher.getWatched()[dirname(file)]).toContain(basename(file)), WAIT);
  return { file, send: vi.spyOn(server.ws, 'send') };
}
