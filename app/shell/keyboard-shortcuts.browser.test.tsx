import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { searchFilesOf } from '#app/search/search-files.fixture.ts';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { resetShop, storedText } from '#tests/support/shop-state.ts';
import { Shell } from './shell.tsx';
import { isShortcutListOpen, singleKeyShortcutsStore } from './shortcuts.ts';

const field = page.getByRole('banner').getByLabelText('Search products');
const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
const setting = list.getByRole('checkbox', { name: 'Single-key shortcuts' });
const closeButton = list.getByRole('button', { name: 'Close keyboard shortcuts' });

beforeEach(async () => {
  resetShop();
  singleKeyShortcutsStore.restore();
  isShortcutListOpen.setState(false, true);
  await commands.serveJson(searchFilesOf([]));
  await renderOnPage(
    <Shell categories={[]}>
      <PageHeading>Questions</PageHeading>
      <input type="text" aria-label="Name" />
      <textarea aria-label="Message" />
      <select aria-label="Country">
        <option>Cyprus</option>
      </select>
      <p contentEditable suppressContentEditableWarning>
        Editable
      </p>
      <input type="checkbox" aria-label="Box" />
      <dialog aria-label="Other dialog" />
      <div popover="auto" aria-label="Popover" />
    </Shell>,
    '/faqs',
  );
});
afterEach(() => vi.restoreAllMocks());

/** Whether the page prevents the default action of the key, which means that it is a shortcut. */
function isTaken(target: Element, key: string, init: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

describe('the slash', () => {
  test('focuses the search field and types nothing', async () => {
    await userEvent.keyboard('/');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('aria-keyshortcuts', '/');
  });

  test('selects the text of the search field', async () => {
    await userEvent.fill(field, 'dome');
    await page.getByRole('checkbox', { name: 'Box' }).click();
    await userEvent.keyboard('/ptz');
    await expect.element(field).toHaveValue('ptz');
  });

  test.each(['Name', 'Message', 'Country'])('is not a shortcut in the field %s', (label) => {
    expect(isTaken(page.getByLabelText(label).element(), '/')).toBe(false);
  });

  test('is not a shortcut in editable text or with a modifier', () => {
    expect(isTaken(page.getByText('Editable').element(), '/')).toBe(false);
    for (const flag of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'])
      expect(isTaken(document.body, '/', { [flag]: true }), flag).toBe(false);
    expect(isTaken(document.body, '7')).toBe(false);
    expect(isTaken(document.body, '/')).toBe(true);
  });

  // German and Turkish keyboards have the slash on Shift and 7. On Windows, AltGr sets the flags of Ctrl and Alt.
  test.each([{ shiftKey: true }, { ctrlKey: true, altKey: true, modifierAltGraph: true }])(
    'is a shortcut with %j',
    (flags) => {
      expect(isTaken(document.body, '/', flags)).toBe(true);
    },
  );

  test('is not a shortcut while a dialog or a popover is open', () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[aria-label="Other dialog"]');
    dialog?.showModal();
    expect(isTaken(document.body, '/')).toBe(false);
    dialog?.close();
    const popover = document.querySelector<HTMLElement>('[aria-label="Popover"]');
    popover?.showPopover();
    expect(isTaken(document.body, '/')).toBe(false);
    popover?.hidePopover();
    expect(isTaken(document.body, '/')).toBe(true);
  });
});

describe('the list of shortcuts', () => {
  test('opens with the question mark and closes with Escape, which returns the focus', async () => {
    const box = page.getByRole('checkbox', { name: 'Box' });
    await box.click();
    await userEvent.keyboard('?');
    await expect.element(list).toBeVisible();
    await expect.element(list.getByText('Go to the search field')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).toHaveFocus();
  });

  test('opens from the footer, and turns single keys off, in storage too', async () => {
    await opener.click();
    await expect.element(setting).toBeChecked();
    await expect.element(setting).toHaveAccessibleDescription(/^Turn them off if/);
    await setting.click();
    expect(storedText('single-key-shortcuts')).toBe('off');
    await closeButton.click();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(isTaken(document.body, '/')).toBe(false);
    expect(isTaken(document.body, '?')).toBe(false);
    await expect.element(field).not.toHaveAttribute('aria-keyshortcuts');
  });
});

test.each(['maybe', 'constructor', '__proto__'])('the stored setting "%s" is ignored', (stored) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem('single-key-shortcuts', stored);
  singleKeyShortcutsStore.restore();
  expect(isTaken(document.body, '/')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
});
