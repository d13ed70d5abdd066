import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A visitor's colour scheme, without movement and with the pointer out of the way; none is the browser's own. */
    emulateMedia: (colorScheme: 'light' | 'dark' | null) => Promise<void>;
  }
}

export const emulateMedia: BrowserCommand<[colorScheme: 'light' | 'dark' | null]> = async (
  { page },
  colorScheme,
) => {
  await page.emulateMedia({ colorScheme, reducedMotion: colorScheme && 'reduce' });
  await page.mouse.move(0, 0);
};
