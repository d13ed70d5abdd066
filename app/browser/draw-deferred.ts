import { whenIdle, whenLoadedAndIdle } from './when-idle.ts';

/**
 * Lays out, once the page is idle, what was left for later (`.deferred` in base.css), one part at a time: a quick thumb, a
 * search within the page or a picture of all of it then finds no gap. The answer calls it off.
 */
export function drawDeferred(): () => void {
  const root = document.documentElement;
  const drawNext = (): void => {
    const next = root.querySelector<HTMLElement>('.deferred:not([data-drawn])');
    (next ?? root).dataset['drawn'] = '';
    if (next) whenIdle(drawNext);
  };
  return whenLoadedAndIdle(drawNext);
}
