// Journeys through the shop in Firefox and WebKit: `npm run test:engines`.
//
//   journeys/          what a visitor does and sees, the same in both
//   visitor.ts         opens, looks, clicks, types; waits until the page is ready for each step
//   targets.ts         elements by role and accessible name
//   in-page.ts         finds elements; runs in the page
//   drivers/           what a browser must be able to do, and how each browser does it
//   fixture-site.ts    serves the shop built from the fixture catalogue, with faults on request
//   global-setup.ts    builds that shop and finds the browsers
//
// A browser that is not installed is skipped with a message. The journeys in tests/e2e/ test far more, in Chromium.
// Decision 039 has the reasons for the drivers.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Engine } from './drivers/driver.ts';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';
import { appearance } from './journeys/appearance.ts';
import { faults } from './journeys/faults.ts';
import { keyboard } from './journeys/keyboard.ts';
import { phone } from './journeys/phone.ts';
import { offline } from './journeys/offline.ts';
import type { Journeys } from './journeys/shop.ts';
import { shopping } from './journeys/shopping.ts';
import { visitorOf } from './visitor.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Journeys that must not cause messages in the browser's console. */
const WITHOUT_FAULTS: Journeys = { ...shopping, ...keyboard, ...phone, ...appearance };
const WITH_FAULTS: Journeys = { ...faults, ...offline };

/** Runs all journeys in one browser, each in a tab with a new profile. */
export function runJourneys(
  name: 'Firefox' | 'WebKit',
  start: (executable: string) => Promise<Engine>,
): void {
  const executable = inject('browsers')[name];

  describe.skipIf(executable === undefined)(name, () => {
    let site: FixtureSite;
    let engine: Engine | undefined;
    const enter = async () => {
      engine ??= await start(executable ?? '');
      const { minWidth } = engine;
      const tab = await engine.openTab();
      const script = `browserName = '${name.toLowerCase()}'; ${inject('inPageScript')}`;
      const visitor = visitorOf(tab, site.origin, script);
      await visitor.resize(DESKTOP.width, DESKTOP.height);
      await visitor.arrive();
      return { tab, visitor, phone: { ...PHONE, width: Math.max(PHONE.width, minWidth) } };
    };
    const quit = async () => {
      const running = engine;
      engine = undefined;
      await running?.quit();
    };

    beforeAll(async () => {
      site = await openFixtureSite();
    });
    afterAll(async () => {
      await quit();
      await site.close();
    });

    for (const [title, walk] of Object.entries({ ...WITHOUT_FAULTS, ...WITH_FAULTS })) {
      test(title, async ({ onTestFailed, onTestFinished }) => {
        onTestFinished(() => site.restore());
        // A browser in an unknown state would make other journeys fail.
        onTestFailed(quit);
        // On a busy machine WebKit sometimes does not open the first page. So a browser is started again once.
        const { tab, visitor, phone } = await enter().catch(async (error: unknown) => {
          console.warn(`${name} is started again.`, error);
          await quit();
          return enter();
        });
        await walk({ visitor, site, phone });
        if (title in WITHOUT_FAULTS) expect(tab.complaints, 'console messages').toEqual([]);
        await tab.close();
      });
    }
  });
}
