import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS } from './scripts/chromium.ts';
import { layerOrder } from './scripts/layer-order.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,tests,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*', '**/node_modules/**'],
        },
      },
      {
        plugins: [layerOrder()],
        // Known from the start, so that none is found in the middle of a run, which reloads the page.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router',
            'zustand/react',
            'zustand/vanilla',
            'lucide-react',
            'downshift',
            'fast-check',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['app/**/*.browser.test.tsx'],
          setupFiles: ['tests/support/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
