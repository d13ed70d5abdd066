// Runs the engine until the parent process ends or asks it to stop. In a container it has no parent; Vendure itself then ends
// on SIGTERM.
import { logged } from '../failure.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettingsOrExit } from '../settings.ts';
import { startEngine } from './start-engine.ts';

const settings = readSettingsOrExit();
const app = await startEngine(settings, databaseUrlOf(settings), (text) =>
  process.send?.({ progress: text }),
).catch((error: unknown) => {
  // An error with a code comes from outside, such as a taken port or a database that does not answer. Its message says enough.
  if (!(error instanceof Error && 'code' in error)) throw error;
  console.error(logged(`The engine did not start: ${error.message || String(error.code)}`));
  process.exit(1);
});

onStop(() => app.close());
process.send?.('ready');
