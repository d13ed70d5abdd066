import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, type Locator, page, server, userEvent } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { notices } from '#app/ui/notices.ts';
import { buttons } from './specimens/buttons.tsx';
import { SpecimenView } from './specimen-view.tsx';
import { SPECIMENS } from './specimens.ts';

/** The Chromium whose screenshots are committed. Another major version draws letters differently. */
const REFERENCE_CHROMIUM = '156';
const chromium = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
const isReferenceBrowser = server.platform === 'linux' && chromium === REFERENCE_CHROMIUM;

const VIEWS = (['light', 'dark'] as const).flatMap((scheme) =>
  ([390, 1440] as const).map((width) => ({ scheme, width })),
);
/** The viewport's height for each width. It exceeds the tallest specimen, because a screenshot ends where the viewport does. */
const VIEWPORT_HEIGHT = { 390: 3200, 1440: 2000 };
const OVERLAY_VIEWPORT_HEIGHT = 720;

// On a busy machine, it takes long to load the pictures and to take large screenshots.
vi.setConfig({ testTimeout: 60_000 });
const SLOW = { timeout: 15_000 };

const inlineSpecimens = SPECIMENS.filter(({ isOverlay }) => isOverlay !== true);
/** An open overlay covers the other examples, so each example is a specimen of its own. */
const overlaySpecimens = SPECIMENS.filter(({ isOverlay }) => isOverlay === true).flatMap((specimen) =>
  specimen.groups.flatMap((group) =>
    group.examples.map((example, index) => ({
      ...specimen,
      name: `${specimen.name}-${index + 1}`,
      title: `${specimen.title}: ${example.label}`,
      groups: [{ ...group, examples: [example] }],
    })),
  ),
);

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

  test.each(inlineSpecimens)('$title', async (specimen) => {
    await page.viewport(width, VIEWPORT_HEIGHT[width]);
    await renderOnPage(
      <main className="container">
        <SpecimenView specimen={specimen} />
      </main>,
    );
    await fontsAndImagesLoaded();
    const { height } = page.getByRole('main').element().getBoundingClientRect();
    expect(height, 'fits the viewport').toBeLessThanOrEqual(VIEWPORT_HEIGHT[width]);
    await expect.element(page.getByRole('main')).toMatchScreenshot(`${specimen.name}-${scheme}-${width}`);
  });

  test.each(overlaySpecimens)('$title', async (specimen) => {
    await page.viewport(width, OVERLAY_VIEWPORT_HEIGHT);
    await renderOnPage(
      <main className="container">
        <SpecimenView specimen={specimen} />
        <NoticeArea />
      </main>,
    );
    await fontsAndImagesLoaded();
    await page.getByRole('button').click();
    // Called again, because it also moves the pointer away from the button.
    await commands.emulateMedia(scheme);
    await expect(page).toMatchScreenshot(`${specimen.name}-${scheme}-${width}`);
  });
});

const isUpdating = server.config.snapshotOptions.updateSnapshot === 'all';

test.skipIf(isUpdating)('every specimen has its screenshots, and there are no others', () => {
  const references = Object.keys(import.meta.glob('./screenshots/*.png'));
  const expected = [...inlineSpecimens, ...overlaySpecimens].flatMap(({ name }) =>
    VIEWS.map(({ scheme, width }) => `./screenshots/${name}-${scheme}-${width}.png`),
  );
  expect(references.toSorted()).toEqual(expected.toSorted());
});

test('every visible component of ui/ has a specimen', () => {
  const invisible = ['debounced-status.tsx', 'lower-section.tsx', 'style-sheet.tsx'];
  const files = Object.keys(import.meta.glob('../ui/*.tsx'))
    .map((path) => path.replace('../ui/', ''))
    .filter((name) => !name.includes('.test.'));
  const covered = SPECIMENS.flatMap((specimen) => specimen.files);
  expect(files.toSorted()).toEqual([...covered, ...invisible].toSorted());
});

test('hovered and focused examples look like a button under the pointer and with the focus', async () => {
  await page.viewport(1440, 900);
  await commands.emulateMedia('light');
  await renderOnPage(<SpecimenView specimen={{ ...buttons, groups: buttons.groups.slice(0, 1) }} />);
  const examples = page.getByRole('button', { name: 'Add to Cart' });
  const [button, hovered, focused] = [examples.nth(0), examples.nth(1), examples.nth(2)];
  expect(look(hovered)).not.toEqual(look(button));
  await userEvent.hover(button);
  await expect.poll(() => look(button), SLOW).toEqual(look(hovered));
  await userEvent.unhover(button);
  await userEvent.tab();
  await expect.poll(() => look(button), SLOW).toEqual(look(focused));
  await commands.emulateMedia(null);
});

function look(button: Locator) {
  const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(button.element());
  return { backgroundColor, outlineColor, outlineStyle };
}

/** A letter of the first font file and a character of the second, see `fonts.css`. */
const CHARACTERS_OF_BOTH_FONTS = 'A[';

async function fontsAndImagesLoaded(): Promise<void> {
  await Promise.all(
    [400, 500, 600].map((weight) =>
      document.fonts.load(`${weight} 1em "Plex Sans"`, CHARACTERS_OF_BOTH_FONTS),
    ),
  );
  await expect.poll(() => [...document.images].every((image) => image.naturalWidth > 0), SLOW).toBe(true);
}
