import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium.ts';

const PORT = 4199;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS },
  },
  // The built site, served as a host would serve it.
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/robots.txt`,
    reuseExistingServer: false,
  },
});
