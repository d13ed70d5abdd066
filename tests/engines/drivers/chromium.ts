import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import type { Engine, Tab } from './driver.ts';

/** Starts Chromium, controlled by Playwright. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  return {
    minWidth: 320,
    async openTab() {
      const context = await browser.newContext();
      return tabOf(context, await context.newPage());
    },
    quit: () => browser.close(),
  };
}

function tabOf(context: BrowserContext, page: Page): Tab {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return {
    complaints,
    async navigate(url) {
      await page.goto(url, { waitUntil: 'commit' });
    },
    async goBack() {
      await page.goBack({ waitUntil: 'commit' });
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async countNamed(role, accessibleName) {
      const session = await context.newCDPSession(page);
      const { root } = await session.send('DOM.getDocument');
      const { nodes } = await session.send('Accessibility.queryAXTree', {
        nodeId: root.nodeId,
        role,
        accessibleName,
      });
      await session.detach();
      return nodes.filter(({ ignored }) => !ignored).length;
    },
    close: () => context.close(),
  };
}
