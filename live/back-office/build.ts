// Builds the back office: Vendure's dashboard with the shop's extension. It takes a gigabyte, so it is done once, and in a process of its own.
import { rmSync, writeFileSync } from 'node:fs';
import { DashboardPlugin } from '@vendure/dashboard/plugin';
import { vendureDashboardPlugin } from '@vendure/dashboard/vite';
import { build } from 'vite';
import { customFields } from '../engine/custom-fields.ts';
import { BACK_OFFICE, backOfficeSources, MARK, ROUTE } from './built.ts';

/** What the dashboard has to know of the engine: how it asks, and which fields there are. */
const vendureConfig = {
  apiOptions: { port: 0, adminApiPath: 'admin-api' },
  authOptions: { tokenMethod: 'bearer' },
  dbConnectionOptions: { type: 'postgres' },
  customFields,
  plugins: [DashboardPlugin],
};

const sources = backOfficeSources();
rmSync(BACK_OFFICE, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  base: `/${ROUTE}/`,
  build: { outDir: BACK_OFFICE, emptyOutDir: true },
  plugins: [
    // Its own loader compiles the configuration with an earlier version of TypeScript. Node runs it as it is.
    {
      name: 'vendure:config-loader',
      api: {
        getVendureConfig: async () => ({
          vendureConfig,
          exportedSymbolName: 'vendureConfig',
          pluginInfo: [
            {
              name: DashboardPlugin.name,
              pluginPath: import.meta.filename,
              dashboardEntryPath: './extension.tsx',
            },
          ],
        }),
      },
    },
    vendureDashboardPlugin({
      vendureConfigPath: import.meta.filename,
      api: { host: 'auto', port: 'auto' },
      disablePlugins: { configLoader: true },
    }),
  ],
});
writeFileSync(MARK, sources);
