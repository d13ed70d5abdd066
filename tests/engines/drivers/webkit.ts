import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort } from '#tests/support/free-port.ts';
import * as actions from './actions.ts';
import { firstMatch, startChild } from './child-process.ts';
import type { Engine, Tab } from './driver.ts';

/** WebDriver cannot search by role, so `countNamed` asks for the role of each of these. The journeys need no others. */
const NAMED_ELEMENTS = 'a, button, input, select, h1';

const sizeSchema = v.object({ width: v.number(), height: v.number() });
const VIEWPORT = 'JSON.stringify({ width: innerWidth, height: innerHeight })';
const POLL_MS = 50;
const ANSWER_MS = 15_000;
const START_MS = 15_000;

/** An element is an object with one property, whose value identifies the element. */
const elementsSchema = v.array(v.record(v.string(), v.string()));

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own, controlled over WebDriver. In automation mode MiniBrowser has a
 * new profile for each session.
 */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const display = startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const displayNumber = await firstMatch(display.process.stdio[3], /^(\d+)/);
  const port = await freePort();
  const driver = startChild(driverPath, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${displayNumber}`,
      // The sandbox does not start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server);

  let complaints: string[] = [];
  if (driver.process.stdout) {
    createInterface(driver.process.stdout).on('line', (line) => {
      const [, complaint] = / CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN) (.*)/.exec(line) ?? [];
      if (complaint !== undefined) complaints.push(complaint);
    });
  }
  return {
    // MiniBrowser's toolbar does not fit a narrower window.
    minWidth: 447,
    async openTab() {
      complaints = [];
      return openSession(server, complaints);
    },
    async quit() {
      driver.kill();
      display.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function openSession(server: string, complaints: readonly string[]): Promise<Tab> {
  const { sessionId } = v.parse(
    v.object({ sessionId: v.string() }),
    await send('POST', `${server}/session`, {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      },
    }),
  );
  const session = `${server}/session/${sessionId}`;
  const get = (command: string) => send('GET', `${session}/${command}`);
  const post = (command: string, parameters: unknown = {}) =>
    send('POST', `${session}/${command}`, parameters);
  const evaluate = (expression: string) => post('execute/sync', { script: `return ${expression}`, args: [] });
  const perform = async (input: readonly object[]) => {
    await post('actions', { actions: input });
  };

  return {
    complaints,
    async navigate(url) {
      await post('url', { url });
    },
    async goBack() {
      await post('back');
    },
    evaluate,
    click: (x, y) => perform(actions.click(x, y)),
    type: (text) => perform(actions.type(text)),
    press: (key, modifier) => perform(actions.press(key, modifier)),
    async resize(width, height) {
      // WebDriver sets the size of the window, which has a toolbar.
      const window = v.parse(sizeSchema, await get('window/rect'));
      const viewport = v.parse(sizeSchema, JSON.parse(String(await evaluate(VIEWPORT))));
      await post('window/rect', {
        width: width + window.width - viewport.width,
        height: height + window.height - viewport.height,
      });
    },
    async countNamed(role, name) {
      const found = await post('elements', { using: 'css selector', value: NAMED_ELEMENTS });
      const ids = v.parse(elementsSchema, found).flatMap((reference) => Object.values(reference));
      let count = 0;
      for (const id of ids) {
        // WebKit answers with an error for an element outside its accessibility tree.
        const label = await get(`element/${id}/computedlabel`).catch(() => undefined);
        if (label === name && (await get(`element/${id}/computedrole`)) === role) count += 1;
      }
      return count;
    },
    async close() {
      await send('DELETE', session);
    },
  };
}

/**
 * Sends a WebDriver command and returns its result.
 * @throws Error with the browser's message if the command fails.
 */
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, parameters?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(parameters !== undefined && { body: JSON.stringify(parameters) }),
  });
  const { value } = v.parse(v.object({ value: v.unknown() }), await response.json());
  if (response.ok) return value;
  throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
}

async function untilReady(server: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await send('GET', `${server}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error('WebKitWebDriver does not start.', { cause: error });
      await setTimeout(POLL_MS);
    }
  }
}
