import { startFirefox } from './drivers/firefox.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('Firefox', startFirefox);
