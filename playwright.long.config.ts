import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The journeys that `npm test` leaves to `npm run test:long`. */
export default defineConfig(config, {
  grep: /@long/,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys-long.json' }]],
});
