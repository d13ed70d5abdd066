import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Answers requests of the page with these files, keyed by path, in place of those of an earlier call.
     * A file of `null` cannot be loaded.
     */
    serveJson: (files: Readonly<Record<string, unknown>>) => Promise<void>;
  }
}

export const serveJson: BrowserCommand<[files: Readonly<Record<string, unknown>>]> = async (
  { context },
  files,
) => {
  await context.unrouteAll();
  for (const [path, file] of Object.entries(files)) {
    await context.route(`**${path}`, (route) =>
      file === null ? route.abort() : route.fulfill({ json: file }),
    );
  }
};
