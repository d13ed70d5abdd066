/** Where the journeys' site is built from the fixture catalogue; `dist/` keeps the shop's own. */
export const SITE_FOLDER = 'dist-test';
