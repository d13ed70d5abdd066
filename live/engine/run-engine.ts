// Runs the engine until the parent process ends or asks it to stop. In a container it has no parent; Vendure itself then ends
// on SIGTERM.
import { databaseUrlOf } from '../database/database-url.ts';
import { readSettingsOrExit } from '../settings.ts';
import { startEngine } from './start-engine.ts';

const settings = readSettingsOrExit();
const app = await startEngine(settings, databaseUrlOf(settings), (text) =>
  process.send?.({ progress: text }),
);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  process.exit(0);
}
process.on('message', (message) => void (message === 'stop' && stop()));
process.on('disconnect', () => void stop());
process.send?.('ready');
