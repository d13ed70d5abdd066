import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/browsers.ts';

const PORT = process.env['PORT'] ?? '4199';
const executablePath = process.env['CHROMIUM_PATH'] ?? '';

/** What shows pictures, keeps them or needs their sizes. */
const WITH_PICTURES =
  /(?:product-pictures|every-page|offline|offline-update|quote|sub-path|failing-scripts|hostile-input|bare-host|datasheet|home|sample-shops)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes only at the second attempt is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    // A new context for each test costs a third of the processor time. Tests with other options or an address of their own get one.
    reuseContext: true,
    // `page.route` does not see what a service worker requests. Journeys of offline use allow service workers.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'with pictures', testMatch: WITH_PICTURES },
    {
      name: 'without pictures',
      testIgnore: WITH_PICTURES,
      // Decoding them takes a third of the processor time.
      use: {
        launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, '--blink-settings=imagesEnabled=false'] },
      },
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/serve.ts',
    env: { PORT },
    timeout: 180_000,
    url: `http://127.0.0.1:${PORT}/robots.txt`,
    reuseExistingServer: false,
  },
});
