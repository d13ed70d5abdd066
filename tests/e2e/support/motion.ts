import type { Page } from '@playwright/test';

/** Records what moves on the pages that are opened from now on: animations and transitions longer than a frame. */
export async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const FRAME_MS = 17;
    const motion = new Set<string>();
    const record = () => {
      for (const animation of document.getAnimations()) {
        const { effect, timeline } = animation;
        const isLong = Number(effect?.getComputedTiming().activeDuration) > FRAME_MS;
        // A scroll timeline moves only while the visitor scrolls.
        if (!isLong || !(timeline instanceof DocumentTimeline)) continue;
        const what =
          animation instanceof CSSTransition ? animation.transitionProperty : animation.constructor.name;
        const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 100) : '';
        motion.add(`${what}: ${target}`);
      }
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, record, true);
    // Animations that scripts start fire no event.
    window.recordedMotion = () => {
      record();
      return [...motion];
    };
  });
}

/** What has moved on the page so far, and what moves now. */
export const recordedMotion = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.recordedMotion());

declare global {
  interface Window {
    recordedMotion: () => readonly string[];
  }
}
