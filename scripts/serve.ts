// Serves dist/ (or the folder that SITE_DIR names) as a static host would: `npm start`, or `PORT=8080 npm start`.
import { staticSite } from './static-site.ts';

const DEFAULT_PORT = 4173;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const address = await staticSite(process.env['SITE_DIR'] ?? 'dist').listen({ port, host: '127.0.0.1' });
console.log(`The shop is open: ${address}`);
