import { startChromium } from './drivers/chromium.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('Chromium', startChromium);
