import { STATIC_PATHS } from '#app/routes.ts';

/**
 * The content of `_redirects`, which Cloudflare Pages and Netlify read. A page is the `index.html` of a folder, so both
 * hosts redirect to its address with a trailing slash, but canonical addresses have none. These rules serve the page
 * without a redirect.
 */
export function redirectsFile(base: string): string {
  const pages = STATIC_PATHS.filter((path) => path !== '/' && !path.includes('.'));
  const paths = [...pages, '/product/:id', '/category/:slug'].map((path) => base + path.slice(1));
  const rules = paths.map((path) => `${path} ${path}/ 200`);
  // Netlify answers unknown addresses with the 404.html of its root only. Cloudflare Pages looks for the nearest 404.html and
  // ignores this line.
  if (base !== '/') rules.push(`${base}* ${base}404.html 404`);
  return `${rules.join('\n')}\n`;
}
