import { withBase } from '#app/base-path.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { PRIVATE_PATHS } from '#app/routes.ts';

/** `/robots.txt` */
export function loader() {
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${withBase(path)}`),
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } });
}
