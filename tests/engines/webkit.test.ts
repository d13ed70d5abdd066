import { startWebKit } from './drivers/webkit.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('WebKit', startWebKit);
