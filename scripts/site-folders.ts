import { join } from 'node:path';

/** The folder of the built site: that of the variable `SITE_DIR`, else `dist`. */
export const SITE_FOLDER = process.env['SITE_DIR'] ?? 'dist';

/** The program that renders the pages of a live shop, beside its site. */
export const serverFolder = (site: string): string => `${site}-server`;

/** What pages read of the owner's files from which the site was built. */
export const ownerFilesFolder = (site: string): string => join(serverFolder(site), 'shop');

/** The folder in which React Router builds. Each site has its own, so that two can be built at once. */
export const BUILD_FOLDER = join('build', SITE_FOLDER);
