// The engine with `shop/` in the data folder as the owner's folder, so that a test can write the catalogue.
import { join } from 'node:path';
import { startEngine } from '../engine/start-engine.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';

const settings = readSettings();
const app = await startEngine(
  { ...settings, ownerFolder: join(settings.dataFolder, 'shop') },
  databaseUrlOf(settings),
  () => {},
);
onStop(() => app.close());
process.send?.('ready');
