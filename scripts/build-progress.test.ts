import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildProgress } from './build-progress.ts';
import { prerenderedPaths } from './prerendered-paths.ts';
import type { ReportProgress } from './progress-line.ts';

const report = vi.hoisted(() => vi.fn<ReportProgress>());
vi.mock('./progress-line.ts', () => ({ progressLine: () => report }));

let server: PreviewServer;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'scripts' },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [buildProgress()],
  });
});
afterAll(() => server.close());

/** As the router does while it builds. */
async function request(path: string): Promise<void> {
  await (await fetch(new URL(path, server.resolvedUrls?.local[0]))).text();
}

test('is complete once the router has rendered all paths and, at last, the page for unknown addresses', async () => {
  for (const path of prerenderedPaths()) {
    await request(path === '/' ? '/_.data' : `${path}.data`);
    await request(path);
  }
  const [done = 0, all = 0] = report.mock.lastCall ?? [];
  expect(all - done).toBe(1);
  // For the page for unknown addresses, the router requests `/` once more.
  await request('/');
  expect(report.mock.lastCall).toEqual([all, all]);
});
