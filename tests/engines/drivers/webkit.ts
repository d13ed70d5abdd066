import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine, Tab } from './driver.ts';

/** WebDriver cannot search by role, so `countNamed` asks for the role of each of these. The journeys need no others. */
const NAMED_ELEMENTS = 'a, button, input, select, h1';

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  ' ': Key.SPACE,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  a: 'a',
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Meta: Key.META,
};

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own, controlled over WebDriver. In automation mode MiniBrowser has a
 * new profile for each session.
 */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Without its display MiniBrowser ends too.
  const closeDisplay = () => display.kill();
  process.on('exit', closeDisplay);
  const [displayNumber] = await once(display.stdout, 'data');

  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .addArguments('--host=127.0.0.1')
    .setEnvironment({
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(displayNumber).trim()}`,
      // The sandbox does not start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const address = await service.start();

  return {
    // MiniBrowser's toolbar does not fit a narrower window.
    minWidth: 447,
    openTab: async () => tabOf(await openSession(address)),
    async quit() {
      await service.kill();
      process.off('exit', closeDisplay);
      closeDisplay();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const openSession = (address: string): Promise<WebDriver> =>
  new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build();

function tabOf(driver: WebDriver): Tab {
  const evaluate = (expression: string) => driver.executeScript(`return ${expression}`);
  return {
    // Under automation MiniBrowser tells nobody what its console says.
    complaints: [],
    navigate: (url) => driver.get(url),
    evaluate,
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).press().release().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press(key, modifier) {
      const actions = driver.actions();
      if (modifier) actions.keyDown(KEYS[modifier]);
      actions.sendKeys(KEYS[key]);
      if (modifier) actions.keyUp(KEYS[modifier]);
      return actions.perform();
    },
    async resize(width, height) {
      // WebDriver sets the size of the window, which has a toolbar.
      const window = driver.manage().window();
      const outer = await window.getRect();
      const inner = String(await evaluate('`${innerWidth},${innerHeight}`'))
        .split(',')
        .map(Number);
      const [innerWidth = 0, innerHeight = 0] = inner;
      await window.setRect({
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      });
    },
    async countNamed(role, name) {
      let count = 0;
      for (const element of await driver.findElements(By.css(NAMED_ELEMENTS))) {
        // WebKit answers with an error for an element outside its accessibility tree.
        const label = await element.getAccessibleName().catch(() => undefined);
        if (label === name && (await element.getAriaRole()) === role) count += 1;
      }
      return count;
    },
    close: () => driver.quit(),
  };
}
