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

/** Safari has no `requestIdleCallback`. There a timer runs the task. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task);
}
