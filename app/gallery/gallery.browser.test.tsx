import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { notices } from '#app/ui/notices.ts';
import { SPECIMENS } from './specimens.tsx';
import styles from './specimens.module.css';

/** The Chromium whose screenshots are committed. Another major version draws letters differently. */
const REFERENCE_CHROMIUM = '156';
const chromium = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
const isReferenceBrowser = server.platform === 'linux' && chromium === REFERENCE_CHROMIUM;

const VIEWS = (['light', 'dark'] as const).flatMap((scheme) =>
  ([390, 1440] as const).map((width) => ({ scheme, width })),
);
/** Exceeds the tallest specimen, because a screenshot ends where the viewport does. */
const VIEWPORT_HEIGHT = 2000;
const OVERLAY_VIEWPORT_HEIGHT = 720;

// On a busy machine, it takes long to load the pictures and to take large screenshots.
vi.setConfig({ testTimeout: 60_000 });

if (!isReferenceBrowser)
  console.warn(
    `Screenshots are skipped: the references are from Chromium ${REFERENCE_CHROMIUM} on Linux, this is Chromium ${chromium} on ${server.platform}.`,
  );

describe.runIf(isReferenceBrowser).each(VIEWS)('$scheme, $width px', ({ scheme, width }) => {
  beforeAll(async () => {
    await commands.emulateMedia(scheme);
    return () => commands.emulateMedia(null);
  });
  afterEach(() => notices.setState([], true));

  test.each(SPECIMENS)('$name', async ({ name, content, isOverlay }) => {
    await page.viewport(width, isOverlay ? OVERLAY_VIEWPORT_HEIGHT : VIEWPORT_HEIGHT);
    await renderOnPage(
      <main className={`container ${styles.specimen}`}>
        {content}
        {isOverlay && <NoticeArea />}
      </main>,
    );
    await fontsAndImagesLoaded();
    if (isOverlay) {
      await page.getByRole('button').click();
      // Called again, because it also moves the pointer away from the button.
      await commands.emulateMedia(scheme);
    }
    await expect(isOverlay ? page : page.getByRole('main')).toMatchScreenshot(`${name}-${scheme}-${width}`);
  });
});

test('no element has a class that its style sheet lacks', async () => {
  await renderOnPage(SPECIMENS.map(({ name, content }) => <div key={name}>{content}</div>));
  await expect.element(page.getByRole('button').first()).toBeVisible();
  expect(document.querySelectorAll('.undefined')).toHaveLength(0);
});

/** A letter of the first font file and a character of the second, see `fonts.css`. */
const CHARACTERS_OF_BOTH_FONTS = 'A[';

async function fontsAndImagesLoaded(): Promise<void> {
  await Promise.all(
    [400, 500, 600].map((weight) =>
      document.fonts.load(`${weight} 1em "Plex Sans"`, CHARACTERS_OF_BOTH_FONTS),
    ),
  );
  await expect
    .poll(() => [...document.images].every((image) => image.naturalWidth > 0), { timeout: 15_000 })
    .toBe(true);
}
