import browserslist from 'browserslist';

/**
 * The oldest browsers of `browserslist` in package.json, in the format of Vite's `build.target`: `safari18.2`.
 * `browserslist()` lists the versions of a browser from newest to oldest.
 */
export const OLDEST_BROWSERS = ['chrome', 'edge', 'firefox', 'safari'].flatMap(
  (name) =>
    browserslist()
      .findLast((browser) => browser.startsWith(`${name} `))
      ?.replace(' ', '') ?? [],
);
