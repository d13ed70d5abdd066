// Serves dist/ (or the folder that SITE_DIR names) as a static host would: `npm start`, or `PORT=8080 npm start`.
import { basePath } from './base-path.ts';
import { SITE_FOLDER } from './site-folders.ts';
import { staticSite } from './static-site.ts';

const DEFAULT_PORT = 4173;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const base = basePath();
const address = await staticSite(SITE_FOLDER, base).listen({ port, host: '127.0.0.1' });
console.log(`The shop is open: ${address}${base === '/' ? '' : base}`);
