// Writes the SQL that brings the database to the schema of the current code: start `npm run live`, then
//   node live/scripts/generate-migration.ts NAME
// and add the new class to engine/migrations/index.ts. In the written file, change the import to `import type`. Otherwise
// Node would look for the imported types when it runs the file.
import { fileURLToPath } from 'node:url';
import { generateMigration } from '@vendure/core';
import { engineConfig } from '../engine/config.ts';
import { databaseUrlOf, readSettingsOrExit } from '../settings.ts';

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name the migration.');
const settings = readSettingsOrExit();
await generateMigration(engineConfig(settings, databaseUrlOf(settings)), {
  name,
  outputDir: fileURLToPath(new URL('../engine/migrations', import.meta.url)),
});
process.exit(0);
