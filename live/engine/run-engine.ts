// Runs the engine until the parent process ends or asks it to stop, or a container stops it.
import { databaseUrlOf } from '../database/database-url.ts';
import { readSettings } from '../settings.ts';
import { startEngine } from './start-engine.ts';

const settings = readSettings();
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
// In a container the engine has no parent to ask it.
process.on('SIGTERM', () => void stop());
process.send?.('ready');
