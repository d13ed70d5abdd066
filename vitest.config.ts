import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { shopContents, shopTools } from './scripts/shop-contents.ts';
import { CHROMIUM_FLAGS } from './scripts/browsers.ts';
import { shopSettings } from './scripts/shop-settings.ts';
import { emulateMedia } from './tests/support/emulate-media.ts';
import { serveJson } from './tests/support/serve-json.ts';

/** Makes screenshots independent of the processor and of the system's font and colour settings. */
const REPRODUCIBLE_PIXELS = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Strict enough that a colour token changed by a few hundredths, or one changed word, fails. */
const SCREENSHOT_TOLERANCE = { threshold: 0.02, allowedMismatchedPixelRatio: 0.0003 };

export default defineConfig({
  test: {
    // The default leaves one core idle, which is half of CI's two.
    maxWorkers: '100%',
    // A missing reference screenshot fails the test. Only `npm run gallery:update` writes these screenshots.
    update: 'none',
    projects: [
      {
        plugins: [shopContents()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,tests,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.browser.test.*',
            '**/*.fuzz.test.*',
            'tests/engines/**',
            'tests/hosts/**',
            '**/node_modules/**',
          ],
          // Some property-based tests take longer than the default of 5 s on a busy machine.
          testTimeout: 30_000,
          setupFiles: ['tests/support/properties.ts', 'tests/support/tools.ts'],
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          // WebKit's driver hangs now and then on a busy machine. The failed journey has then closed the browser.
          retry: process.env['CI'] ? 1 : { count: 1, condition: /timed out/ },
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['tests/engines/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000, interval: 30 } },
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/build-sites.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          environment: 'node',
          include: ['app/**/*.fuzz.test.ts'],
          setupFiles: ['tests/support/tools.ts'],
        },
      },
      {
        plugins: [shopSettings(), shopContents(), shopTools()],
        publicDir: 'tests/fixtures/catalogue/public',
        // Bundled before the run. Vite reloads the page if it finds another dependency during the run.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router',
            'zustand/react',
            'zustand/vanilla',
            'downshift',
            'lean-qr',
            'lean-qr/extras/svg',
            'minisearch',
            'minisearch/SearchableMap',
            'photoswipe',
            'fast-check',
            'fast-xml-builder',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['app/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['tests/support/browser-setup.ts'],
          retry: process.env['CI'] ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateMedia, serveJson },
            expect: {
              toMatchScreenshot: {
                timeout: 15_000,
                comparatorOptions: SCREENSHOT_TOLERANCE,
                resolveScreenshotPath: ({ arg, root, testFileDirectory, ext }) =>
                  join(root, testFileDirectory, 'screenshots', `${arg}${ext}`),
                resolveDiffPath: ({ arg, root, ext }) =>
                  join(root, 'test-results/screenshots', `${arg}${ext}`),
              },
            },
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '',
                args: [...CHROMIUM_FLAGS, ...REPRODUCIBLE_PIXELS],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
