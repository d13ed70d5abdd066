import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, type Locator, page, server, userEvent } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { notices } from '#app/ui/notices.ts';
import { buttons } from './specimens/buttons.tsx';
import { SpecimenView } from './specimen-view.tsx';
import { SPECIMENS } from './specimens.ts';

/** Higher than the highest specimen, because what is outside of the screen is in no picture of it. */
const HIGH = { 390: 3200, 1440: 2000 };
const SCREEN = 720;

/** A machine that has much else to do needs its time for large pictures. */
const PATIENT = { timeout: 15_000 };
vi.setConfig({ testTimeout: 60_000 });

const VIEWS = (['light', 'dark'] as const).flatMap((scheme) =>
  ([390, 1440] as const).map((width) => ({ scheme, width })),
);

const standing = SPECIMENS.filter(({ floats }) => floats !== true);
const floating = SPECIMENS.filter(({ floats }) => floats === true).flatMap(({ rows, ...specimen }) =>
  rows.flatMap((row) =>
    row.drawings.map((drawing, at) => ({
      name: `${specimen.name}-${at + 1}`,
      title: `${specimen.title}: ${drawing.state}`,
      specimen: { ...specimen, rows: [{ ...row, drawings: [drawing] }] },
    })),
  ),
);

/** The font and all pictures are there. */
async function loaded(): Promise<void> {
  await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em "Plex Sans"`, 'Aa[')));
  await expect.poll(() => [...document.images].every((image) => image.naturalWidth > 0), PATIENT).toBe(true);
}

/** The Chromium whose screenshots are committed. Another major version draws letters differently. */
const REFERENCE_CHROMIUM = '156';
const chromium = /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1];
const isReferenceBrowser = server.platform === 'linux' && chromium === REFERENCE_CHROMIUM;

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

  test.each(standing)('$title', async (specimen) => {
    await page.viewport(width, HIGH[width]);
    await renderOnPage(
      <main className="container">
        <SpecimenView specimen={specimen} />
      </main>,
    );
    await loaded();
    const { height } = page.getByRole('main').element().getBoundingClientRect();
    expect(height, 'room for the whole specimen').toBeLessThanOrEqual(HIGH[width]);
    await expect.element(page.getByRole('main')).toMatchScreenshot(`${specimen.name}-${scheme}-${width}`);
  });

  test.each(floating)('$title', async ({ name, specimen }) => {
    await page.viewport(width, SCREEN);
    await renderOnPage(
      <main className="container">
        <SpecimenView specimen={specimen} />
        <NoticeArea />
      </main>,
    );
    await loaded();
    await page.getByRole('button').click();
    await commands.emulateMedia(scheme);
    await expect(page).toMatchScreenshot(`${name}-${scheme}-${width}`);
  });
});

const updating = server.config.snapshotOptions.updateSnapshot === 'all';

test.skipIf(updating)('every reference belongs to a specimen', () => {
  const references = Object.keys(import.meta.glob('./screenshots/*.png'));
  const expected = [...standing, ...floating].flatMap(({ name }) =>
    VIEWS.map(({ scheme, width }) => `./screenshots/${name}-${scheme}-${width}.png`),
  );
  expect(references.toSorted()).toEqual(expected.toSorted());
});

test('every component of ui/ has its specimen', () => {
  const invisible = ['hydration-unit.tsx', 'debounced-status.tsx'];
  const files = Object.keys(import.meta.glob('../ui/*.tsx'))
    .map((path) => path.replace('../ui/', ''))
    .filter((name) => !name.includes('.test.'));
  const drawn = SPECIMENS.flatMap((specimen) => specimen.files);
  expect(files.toSorted()).toEqual([...drawn, ...invisible].toSorted());
});

test('a state is drawn as pointer and keyboard bring it about', async () => {
  await page.viewport(1440, 900);
  await commands.emulateMedia('light');
  await renderOnPage(<SpecimenView specimen={{ ...buttons, rows: buttons.rows.slice(0, 1) }} />);
  const [rest, hover, focus] = [0, 1, 2].map((at) =>
    page.getByRole('button', { name: 'Add to Cart' }).nth(at),
  );
  if (!rest || !hover || !focus) throw new Error('No such states.');
  expect(look(hover)).not.toEqual(look(rest));
  await userEvent.hover(rest);
  await expect.poll(() => look(rest), PATIENT).toEqual(look(hover));
  await userEvent.unhover(rest);
  await userEvent.tab();
  await expect.poll(() => look(rest), PATIENT).toEqual(look(focus));
  await commands.emulateMedia(null);
});

function look(button: Locator) {
  const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(button.element());
  return { backgroundColor, outlineColor, outlineStyle };
}
