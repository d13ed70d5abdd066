// Serves the shop built from the fixture catalogue as a static host would.
import { staticSite } from '#scripts/static-site.ts';
import { buildFixtureSite, OWN_HOST } from '#tests/support/fixture-sites.ts';

buildFixtureSite(OWN_HOST);
await staticSite(OWN_HOST.folder).listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
