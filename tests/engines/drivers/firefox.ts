import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import * as actions from './actions.ts';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { firstMatch, startChild } from './child-process.ts';
import type { Engine, Tab } from './driver.ts';

/** Starts Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const firefox = startChild(
    executablePath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await firstMatch(firefox.process.stderr, /^WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connectBidi(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    minWidth: 320,
    openTab: () => openTab(connection),
    async quit() {
      firefox.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const userContextSchema = v.object({ userContext: v.string() });
const contextSchema = v.object({ context: v.string() });
const nodesSchema = v.object({ nodes: v.array(v.unknown()) });
const evaluationSchema = v.union([
  v.object({ type: v.literal('success'), result: v.object({ value: v.unknown() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const logEntrySchema = v.object({
  level: v.string(),
  text: v.nullable(v.string()),
  source: contextSchema,
});

/** What Firefox reports about requests that end because the page is left. The number is NS_BINDING_ABORTED. */
const ABORTED_REQUEST = /^Failed to load ‘.*’\. A ServiceWorker intercepted|status=2152398850/;

/** Opens a tab in a user context of its own, which has its own storage. */
async function openTab({ send, listen }: BidiConnection): Promise<Tab> {
  const { userContext } = v.parse(userContextSchema, await send('browser.createUserContext', {}));
  const created = await send('browsingContext.create', { type: 'tab', userContext });
  const { context } = v.parse(contextSchema, created);

  const complaints: string[] = [];
  const stopListening = listen((method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text, source } = v.parse(logEntrySchema, params);
    if (source.context !== context || ABORTED_REQUEST.test(text ?? '')) return;
    if (['warn', 'error'].includes(level)) complaints.push(text ?? '');
  });

  const perform = async (input: readonly object[]) => {
    await send('input.performActions', { context, actions: input });
  };

  return {
    complaints,
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'none' });
    },
    async goBack() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async evaluate(expression) {
      const evaluation = v.parse(
        evaluationSchema,
        await send('script.evaluate', { expression, target: { context }, awaitPromise: true }),
      );
      if (evaluation.type === 'exception') throw new Error(evaluation.exceptionDetails.text);
      return evaluation.result.value;
    },
    click: (x, y) => perform(actions.click(x, y)),
    type: (text) => perform(actions.type(text)),
    press: (key, modifier) => perform(actions.press(key, modifier)),
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async countNamed(role, name) {
      const locator = { type: 'accessibility', value: { role, name } };
      return v.parse(nodesSchema, await send('browsingContext.locateNodes', { context, locator })).nodes
        .length;
    },
    async close() {
      stopListening();
      await send('browser.removeUserContext', { userContext });
    },
  };
}
