/** The site that the journeys test, built from the fixture catalogue. The shop itself is built to `dist/`. */
export const SITE_FOLDER = 'dist-test';
