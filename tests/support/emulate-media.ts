import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Emulates a colour scheme with reduced motion and moves the pointer to the corner. `null` restores the browser's
     * defaults.
     */
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
