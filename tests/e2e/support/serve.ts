// Serves the shop built from the fixture catalogue as a static host would.
import { staticSite } from '#scripts/static-site.ts';
import { buildFixtureSite, ROOT_SITE } from '#tests/support/fixture-sites.ts';

buildFixtureSite(ROOT_SITE);
await staticSite(ROOT_SITE.folder).listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
