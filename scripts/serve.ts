// Serves dist/ as a static host would: `npm start`, or `PORT=8080 npm start`.
import { staticSite } from './static-site.ts';

const DEFAULT_PORT = 4173;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const address = await staticSite('dist').listen({ port, host: '127.0.0.1' });
console.log(`The shop is open: ${address}`);
