import { startWithPuppeteer } from './drivers/puppeteer.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('Firefox', (executablePath) => startWithPuppeteer({ browser: 'firefox', executablePath }));
