import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { pictureOrigins } from './catalogue/catalogue.server.ts';
import { withContentSecurityPolicy } from './content-security-policy.server.ts';

// For the gateway of a live shop.
export { createRequestHandler } from 'react-router';
export { askProductsOf } from './catalogue/products-in-use.server.ts';
// For builds.
export { keepCatalogue } from './catalogue/catalogue.server.ts';

/** Renders a page completely, so that a failure is not noticed after half of the page has been sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Keeps React from moving large parts of the page into scripts that insert them later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      errors.push(error);
    },
  });
  await body.allReady;
  // If a section throws, React leaves it to the browser to render. A built page must not depend on that.
  if (errors.length > 0) throw errors[0];
  const html = await new Response(body).text();
  headers.set('Content-Type', 'text/html');
  const isUnknown = context.staticHandlerContext.matches.at(-1)?.route.path === '*';
  // The development server injects scripts and styles that a policy would block.
  const page = import.meta.env.PROD ? withContentSecurityPolicy(html, pictureOrigins()) : html;
  return new Response(page, { status: isUnknown ? 404 : status, headers });
}

/** A page that fails to render stops the build, so print its address and the reason. */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  console.error(`\n${new URL(request.url).pathname} cannot be rendered:`, error);
}
