// The engine with `shop/` in the data folder as its shop folder, so that a test can write the catalogue.
import { join } from 'node:path';
import { startEngine } from '../engine/start-engine.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';

const settings = readSettings();
const app = await startEngine(
  { ...settings, shopFolder: join(settings.dataFolder, 'shop') },
  databaseUrlOf(settings),
  () => {},
);
onStop(() => app.close());
process.send?.('ready');
