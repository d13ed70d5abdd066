import { expect } from 'vitest';
import * as v from 'valibot';
import type { Tab } from './drivers/driver.ts';
import type { Target } from './targets.ts';

/**
 * The shop erases this key of an earlier version when it starts. `startOpening` stores it, so once it is absent, the
 * page is hydrated.
 */
const ERASED_KEY = 'i18nextLng';

const COMMAND = process.platform === 'darwin' ? 'Meta' : 'Control';
const MAX_STOPS = 80;

const pointSchema = v.object({ x: v.number(), y: v.number() });
const seenSchema = v.array(
  v.object({
    text: v.string(),
    value: v.string(),
    isChecked: v.boolean(),
    hasFocus: v.boolean(),
    attributes: v.record(v.string(), v.string()),
    box: v.object({ left: v.number(), top: v.number(), right: v.number(), bottom: v.number() }),
  }),
);

/** What a visible element shows. */
type Seen = v.InferOutput<typeof seenSchema>[number];

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * A visitor of the shop at `origin`. Expectations, such as `see`, wait until they are met. Clicks wait until the element is
 * visible, in place and not covered. Reads, such as `look` and `path`, return the present state.
 * @param script `in-page.ts` as a classic script.
 */
export function visitorOf(tab: Tab, origin: string, script: string) {
  const { evaluate } = tab;

  /** Calls a function of `in-page.ts`. */
  async function call(name: string, ...args: readonly (string | number)[]): Promise<unknown> {
    const source = `Promise.resolve(inPage.${name}(...${JSON.stringify(args)}))`;
    const answer = await evaluate(
      `globalThis.inPage ? ${source}.then((value) => JSON.stringify(value ?? null)) : 'absent'`,
    );
    if (answer !== 'absent') return JSON.parse(String(answer));
    await evaluate(`(() => { ${script}; return 'ready'; })()`);
    return call(name, ...args);
  }

  /** Leaves the current document, and returns once the next one has begun to load. */
  async function navigate(path: string): Promise<void> {
    await evaluate(`String(globalThis.isLeft = true)`);
    await tab.navigate(origin + path);
    const isNext = `String(location.origin === '${origin}' && !('isLeft' in globalThis))`;
    await expect.poll(() => evaluate(isNext), { message: `${path} opens` }).toBe('true');
  }

  const look = async (target: Target) => v.parse(seenSchema, await call('look', target));

  const visitor = {
    look,
    path: () => call('path'),
    scrollTop: () => call('scrollTop'),
    overflow: () => call('overflow'),
    isFocusIn: (target: Target) => call('isFocusIn', target),
    stickyBackground: (target: Target) => call('stickyBackground', target),
    texts: async (target: Target) => (await look(target)).map(({ text }) => text),
    countNamed: tab.countNamed,

    /** Opens a file of the shop that has no scripts, so that the storage of the shop's origin can be used. */
    arrive: () => navigate('/robots.txt'),

    /** Opens a page and waits until it is hydrated. */
    async open(path: string): Promise<void> {
      await visitor.startOpening(path);
      await expect.poll(() => call('storedItem', ERASED_KEY), { message: `${path} starts` }).toBeNull();
    },

    /** Opens a page without waiting for its scripts. */
    async startOpening(path: string): Promise<void> {
      await evaluate(`String(localStorage.setItem('${ERASED_KEY}', 'tr'))`);
      await navigate(path);
    },

    /** Waits until the service worker keeps these files, and the code that the page has loaded. */
    waitUntilKept: (...paths: readonly string[]) =>
      expect.poll(() => call('notKept', ...paths), { message: 'files that are not kept' }).toEqual([]),

    goBack: () => evaluate('String(history.back())'),

    async resize(width: number, height: number): Promise<void> {
      await tab.resize(width, height);
      await expect.poll(() => call('viewport')).toEqual({ width, height });
    },

    /** Scrolls until the target can be clicked, and returns the point to click. */
    async aim(target: Target): Promise<v.InferOutput<typeof pointSchema>> {
      let aim: unknown;
      const read = async () => {
        aim = await call('aim', target);
        return aim;
      };
      await expect.poll(read, { message: target }).toHaveProperty('x');
      return v.parse(pointSchema, aim);
    },

    async click(target: Target): Promise<void> {
      const { x, y } = await visitor.aim(target);
      await tab.click(x, y);
    },

    press: tab.press,
    type: tab.type,

    /** Replaces the text of a field. */
    async fill(target: Target, text: string): Promise<void> {
      await visitor.click(target);
      await visitor.see(target, { hasFocus: true });
      await visitor.press('a', COMMAND);
      await visitor.type(text);
    },

    /** Presses Tab until the target has the focus. */
    async tabTo(target: Target, modifier?: 'Shift'): Promise<void> {
      for (let stops = 0; stops < MAX_STOPS; stops++) {
        await visitor.press('Tab', modifier);
        if ((await look(target)).some(({ hasFocus }) => hasFocus)) return;
      }
      throw new Error(`${MAX_STOPS} presses of Tab do not reach ${target}.`);
    },

    async scrollTo(top: number): Promise<void> {
      await call('scrollTo', top);
      await expect.poll(() => call('scrollTop')).toBe(top);
    },

    /** Expects that the target is exactly one visible element, and that it has these properties. */
    see: (target: Target, properties: Partial<Record<keyof Seen, unknown>> = {}) =>
      expect.poll(() => look(target), { message: target }).toMatchObject([properties]),

    seeNone: (target: Target) => expect.poll(() => look(target), { message: target }).toEqual([]),
  };

  return visitor;
}
