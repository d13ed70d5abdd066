import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import { startWithPuppeteer } from './drivers/puppeteer.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('Chromium', (executablePath) =>
  startWithPuppeteer({ browser: 'chrome', executablePath, args: CHROMIUM_FLAGS }),
);
