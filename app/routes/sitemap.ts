import { allListings, allProducts } from '#app/catalogue/catalogue.server.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { PUBLIC_PATHS } from '#app/routes.ts';

/** `/sitemap.xml`: every page that search engines may index. */
export function loader() {
  const paths = [
    ...PUBLIC_PATHS,
    ...allListings().map(({ slug }) => `/category/${slug}`),
    ...allProducts().map(({ id }) => `/product/${id}`),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
