/** Does a task once the page is loaded and nothing else is to be done; the answer calls it off. */
export function whenLoadedAndIdle(task: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const run = () => void (signal.aborted || task());
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true, signal });
  return () => calledOff.abort();
}

/** Does a task when nothing else is to be done; where a browser does not tell, soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task);
}
