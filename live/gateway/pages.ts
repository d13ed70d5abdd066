// The pages of the shop, rendered when they are asked for.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Products } from '../../app/catalogue/products.server.ts';
import { isRenderedOnDemand, ROOT_FILES_FOLDER } from '../../app/feeds/root-files.ts';
import { CONTENT_TYPES, contentTypeOf } from '../../scripts/content-types.ts';
import { serverFolder } from '../../scripts/site-folders.ts';

/** What `app/entry.server.tsx` exports for the gateway. */
type Build = {
  readonly entry: {
    readonly module: {
      readonly createRequestHandler: (build: Build, mode: string) => (request: Request) => Promise<Response>;
      readonly askProductsOf: (products: Products) => void;
    };
  };
};

/**
 * A cache may show a page for a second, for another one while it fetches the next, and for a day while no gateway answers. So what is
 * changed in the back office is seen within three.
 */
const CACHING = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
const UNAVAILABLE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>The shop cannot be reached</title><h1>The shop cannot be reached</h1><p>Please try again in a few seconds. Your cart and your lists are kept in this browser.';
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";
const MAX_KEPT = 200;
/** A replica may have shown an older state after the last change was seen. */
const KEPT_MS = 10_000;
/** What browsers ask with a query, see `app/feeds/data-files.ts`. */
const ASKED = /^\/data\/(?:offers\.json$|search-index\.json$|(?:figures|listings|search)\/)/;
/** Files with all products, which may be too many for the memory. See `fileOfAll`. */
const GROWING = /^\/(?:data\/product(?:s|-codes)\.json|feeds\/google-merchant\.xml)$/;
const compressed = promisify(gzip);

type Rendered = {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly zipped: Buffer;
  /** Of the text. */
  readonly tag: string;
};

/**
 * @param site the folder of the site, beside which the build has put the program that renders its pages
 * @param products whom pages ask for products
 */
export async function openPages(site: string, products: Products) {
  const build: Build = await import(pathToFileURL(join(serverFolder(site), 'index.js')).href);
  const { createRequestHandler, askProductsOf } = build.entry.module;
  askProductsOf(products);
  const handle = createRequestHandler(build, 'production');
  let hasProducts = false;
  let isDatabaseLost = false;
  /** What was rendered since the last change, by path. */
  const kept = new Map<string, { readonly rendering: Promise<Rendered>; readonly until: number }>();

  async function rendered(path: string, query = ''): Promise<Rendered> {
    const response = await handle(new Request(`http://shop${addressOf(path)}${query}`));
    const text = await response.text();
    return {
      status: response.status,
      type: typeOf(path, response),
      text,
      zipped: await compressed(text),
      tag: createHash('sha256').update(text).digest('base64url').slice(0, 20),
    };
  }

  /** Pages that do not exist are not kept: there is no end to them. */
  function renderedOnce(path: string): Promise<Rendered> {
    const known = kept.get(path);
    if (known && (known.until > Date.now() || isDatabaseLost)) return known.rendering;
    // While the database does not answer, the page before is better than none.
    const rendering = rendered(path).then((fresh) =>
      known && fresh.status >= 500 ? known.rendering : fresh,
    );
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(path, { rendering, until: Date.now() + KEPT_MS });
    const forget = () => kept.get(path)?.rendering === rendering && kept.delete(path);
    rendering.then(({ status }) => status === 200 || forget(), forget);
    return rendering;
  }

  return {
    isReady: () => hasProducts,
    /** To be called when the products have changed. Until the first call, pages answer that the shop cannot be reached. */
    change: () => {
      hasProducts = true;
      kept.clear();
    },
    /** While the database does not answer, pages that are not kept say so at once, so that a cache shows what it has. */
    setDatabaseAnswers: (hasAnswered: boolean) => {
      isDatabaseLost = !hasAnswered;
    },
    /** Answers with a page, with the data of one, or with a file that is made of the catalogue. */
    async render({ raw, url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const [path = '', query = ''] = url.split(/(?=\?)/, 2);
      // Only data depend on the query: browsers read those of pages.
      const isAsked = ASKED.test(path) && query.length > 1;
      const isLost = !hasProducts || (isDatabaseLost && (isAsked || !kept.has(path)));
      const isZipped = /\bgzip\b/.test(String(raw.headers['accept-encoding']));
      if (!isLost && GROWING.test(path)) {
        const { body, headers } = await handle(new Request(`http://shop${addressOf(path)}`));
        const parts = Readable.from(body ?? []);
        setHeaders(reply, typeOf(path, { headers }));
        if (!isZipped) return reply.send(parts);
        return reply.header('Content-Encoding', 'gzip').send(pipeline(parts, createGzip(), () => {}));
      }
      const answer = isLost ? undefined : await (isAsked ? rendered(path, query) : renderedOnce(path));
      if (!answer || answer.status >= 500)
        return reply
          .code(503)
          .headers({ 'Cache-Control': 'no-store', 'Content-Type': CONTENT_TYPES.html, 'Retry-After': 5 })
          .send(UNAVAILABLE);
      const { status, type, text, zipped, tag } = answer;
      const ownTag = `"${tag}${isZipped ? '-gzip' : ''}"`;
      setHeaders(reply.code(status).header('ETag', ownTag), type);
      if (status !== 200) reply.header('Cache-Control', 'no-store');
      if (status === 200 && raw.headers['if-none-match'] === ownTag) return reply.code(304).send();
      return isZipped ? reply.header('Content-Encoding', 'gzip').send(zipped) : reply.send(text);
    },
  };
}

function setHeaders(reply: FastifyReply, type: string): void {
  reply.headers({
    'Cache-Control': CACHING,
    'Content-Type': type,
    // A page has its own policy for scripts; nothing else has any.
    ...(type !== CONTENT_TYPES.html && { 'Content-Security-Policy': NO_CONTENT }),
    Vary: 'Accept-Encoding',
  });
}

function typeOf(path: string, { headers }: Pick<Response, 'headers'>): string {
  const type = headers.get('Content-Type') ?? 'text/plain';
  if (type.startsWith('text/html')) return CONTENT_TYPES.html;
  return isRenderedOnDemand(path.slice(1)) ? contentTypeOf(path) : type;
}

/** The build has the files of the site's root in a folder. */
function addressOf(path: string): string {
  return isRenderedOnDemand(path.slice(1)) ? `/${ROOT_FILES_FOLDER}${path}` : path;
}
