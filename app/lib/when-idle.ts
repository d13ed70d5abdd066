/** Runs a task when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenLoadedAndIdle(task: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const runUnlessCancelled = () => {
    if (!signal.aborted) task();
  };
  const schedule = () => whenIdle(runUnlessCancelled);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true, signal });
  return () => controller.abort();
}

const SIGNS_OF_USE = ['pointerdown', 'keydown', 'scroll'] as const;
const STAY_MS = 10_000;
/** So that on a slow line what was pressed, and what has come into view, loads first. */
const PAUSE_MS = 2000;

/**
 * Runs a task when the browser is idle after ten seconds, or after a press or a scroll and a pause: what a visitor who leaves at
 * once does not need.
 */
export function whenVisitorStays(task: () => void): void {
  const controller = new AbortController();
  const start = () => {
    controller.abort();
    whenLoadedAndIdle(task);
  };
  let timer = setTimeout(start, STAY_MS);
  const awaitPause = () => {
    clearTimeout(timer);
    timer = setTimeout(start, PAUSE_MS);
  };
  for (const type of SIGNS_OF_USE)
    window.addEventListener(type, awaitPause, { capture: true, passive: true, signal: controller.signal });
}

/** Runs a task once what has changed until now is painted. */
export function whenPainted(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** So that even a busy browser has soon done all tasks. */
const MAX_WAIT_MS = 500;
/** Between pointerdown and click. A task in between would delay the answer to the press. */
const PRESS_MS = 300;
let lastTurn = Promise.resolve();
let lastPress = Number.NEGATIVE_INFINITY;
const rememberPress = ({ timeStamp }: Event) => {
  lastPress = timeStamp;
};

/** Runs tasks one after another, each idle frame one, so that what each changes is laid out and painted before the next. */
export function inTurn(task: () => void): void {
  window.addEventListener('pointerdown', rememberPress, { capture: true, passive: true });
  lastTurn = lastTurn.then(() => new Promise((resolve) => takeTurn(task, resolve)));
}

function takeTurn(task: () => void, done: () => void): void {
  const run = () => {
    if (performance.now() - lastPress < PRESS_MS) {
      takeTurn(task, done);
      return;
    }
    task();
    done();
  };
  requestAnimationFrame(() => whenIdle(run, MAX_WAIT_MS));
}

/** A visitor who types or scrolls all the time leaves no idle moment. */
const MAX_IDLE_WAIT_MS = 2000;

/** Safari has no `requestIdleCallback`. There a timer runs the task. */
function whenIdle(task: () => void, timeout = MAX_IDLE_WAIT_MS): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout });
  else setTimeout(task);
}
