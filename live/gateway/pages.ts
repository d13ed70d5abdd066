// The pages of the shop, rendered when they are asked for.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageProducts } from '../../app/catalogue/page-products.server.ts';
import { isRenderedOnDemand, ROOT_FILES_FOLDER } from '../../app/feeds/root-files.ts';
import { IN_PARTS } from '../../app/lib/in-parts.ts';
import { ASK_FOLDER } from '../../app/products/addresses.ts';
import { CONTENT_TYPES, contentTypeOf } from '../../scripts/content-types.ts';
import { serverFolder } from '../../scripts/site-folders.ts';
import { failureOf } from '../failure.ts';
import { log } from '../log.ts';
import { TooMany } from './rate-limit.ts';

/** What `app/entry.server.tsx` exports for the gateway. */
type Build = {
  readonly entry: {
    readonly module: {
      readonly createRequestHandler: (build: Build, mode: string) => (request: Request) => Promise<Response>;
      readonly askProductsOf: (products: PageProducts) => void;
    };
  };
};

/**
 * A cache may show a page for a second, for another one while it fetches the next, and for a day while no gateway answers. So what is
 * changed in the back office is seen within three.
 */
const CACHING = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
const TOO_MANY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Too many pages</title><h1>Too many pages</h1><p>Your connection has asked for more pages than we can make at once. Please try again in a moment.';
const UNAVAILABLE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>The shop cannot be reached</title><h1>The shop cannot be reached</h1><p>Please try again in a few seconds. Your cart and your lists are kept in this browser.';
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";
const MAX_KEPT = 200;
/** A replica may have shown an older state after the last change was seen. */
const KEPT_MS = 10_000;
/** Addresses at which React Router has the data of what has no page. */
const DATA_OF_FILES = /^\/data\/.*\.data$/i;
/** Of one page, in bytes. Larger ones are made for each request. */
const MAX_KEPT_SIZE = 1_000_000;
const compressed = promisify(gzip);

type Rendered = {
  readonly status: number;
  readonly type: string;
  readonly text: Buffer;
  readonly zipped: Buffer;
  /** Of the text. */
  readonly tag: string;
};

/**
 * @param site the folder of the site, beside which the build has put the program that renders its pages
 * @param products whom pages ask for products
 * @param inTurn does the work of a page when it is the turn of whoever asks. @throws TooMany if they ask for too much
 */
export async function openPages(
  site: string,
  products: PageProducts,
  inTurn: <Result>(from: IncomingMessage, work: () => Promise<Result>) => Promise<Result> = (_, work) =>
    work(),
) {
  const build: Build = await import(pathToFileURL(join(serverFolder(site), 'index.js')).href);
  const { createRequestHandler, askProductsOf } = build.entry.module;
  askProductsOf(products);
  const handle = createRequestHandler(build, 'production');
  let hasProducts = false;
  let isDatabaseLost = false;
  /** What was rendered since the last change, by path. */
  const kept = new Map<
    string,
    { readonly rendering: Promise<Rendered | Response>; readonly until: number }
  >();
  /** Files in parts. Requests that come together get the same one, but only one of them can read it. */
  const sent = new WeakSet<Response>();

  async function rendered(path: string, query = ''): Promise<Rendered | Response> {
    const response = await handle(new Request(`http://shop${addressOf(path)}${query}`));
    if (response.headers.has(IN_PARTS)) return response;
    // Outside the heap, which has a limit.
    const text = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      type: typeOf(path, response),
      text,
      zipped: await compressed(text),
      tag: createHash('sha256').update(text).digest('base64url').slice(0, 20),
    };
  }

  /** Pages that do not exist are not kept: there is no end to them. */
  function renderedOnce(from: IncomingMessage, path: string): Promise<Rendered | Response> {
    const known = kept.get(path);
    if (known && (known.until > Date.now() || isDatabaseLost)) return known.rendering;
    // While the database does not answer, the page before is better than none.
    const rendering = inTurn(from, () => rendered(path)).then((fresh) =>
      known && fresh.status >= 500 ? known.rendering : fresh,
    );
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(path, { rendering, until: Date.now() + KEPT_MS });
    const forget = () => kept.get(path)?.rendering === rendering && kept.delete(path);
    rendering.then((fresh) => isWorthKeeping(fresh) || forget(), forget);
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
      if (DATA_OF_FILES.test(decodeURIComponent(path)))
        return reply.code(404).type(CONTENT_TYPES.txt).send('Not found');
      // Only data depend on the query: browsers read those of pages.
      const isAsked = path.startsWith(ASK_FOLDER);
      const isLost = !hasProducts || (isDatabaseLost && (isAsked || !kept.has(path)));
      let answer: Rendered | Response | undefined;
      try {
        if (!isLost)
          answer = await (isAsked ? inTurn(raw, () => rendered(path, query)) : renderedOnce(raw, path));
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
        return reply
          .code(429)
          .headers({
            'Cache-Control': 'no-store',
            'Content-Type': CONTENT_TYPES.html,
            'Retry-After': error.seconds,
          })
          .send(TOO_MANY);
      }
      if (!answer || answer.status >= 500)
        return reply
          .code(503)
          .headers({ 'Cache-Control': 'no-store', 'Content-Type': CONTENT_TYPES.html, 'Retry-After': 5 })
          .send(UNAVAILABLE);
      const isZipped = negotiate(raw.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
      if (isZipped) reply.header('Content-Encoding', 'gzip');
      if (answer instanceof Response && sent.has(answer)) answer = await rendered(path);
      if (answer instanceof Response) {
        sent.add(answer);
        setHeaders(reply, typeOf(path, answer));
        if (raw.method === 'HEAD') {
          await answer.body?.cancel();
          return reply.send('');
        }
        const parts = Readable.from(answer.body ?? []);
        parts.on('error', (error) =>
          log(`The pages: ${path} was not completed: ${failureOf(error)}`, 'error'),
        );
        return reply.send(isZipped ? pipeline(parts, createGzip(), () => {}) : parts);
      }
      const { status, type, text, zipped, tag } = answer;
      const ownTag = `"${tag}${isZipped ? '-gzip' : ''}"`;
      setHeaders(reply.code(status).header('ETag', ownTag), type);
      if (status !== 200) reply.header('Cache-Control', 'no-store');
      if (status === 200 && isNamed(ownTag, raw.headers['if-none-match']))
        return reply.removeHeader('Content-Encoding').code(304).send();
      return reply.send(isZipped ? zipped : text);
    },
  };
}

/** Browsers and caches may have several versions, and a proxy may have called them weak. */
const isNamed = (tag: string, header = ''): boolean =>
  header.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));

const isWorthKeeping = (answer: Rendered | Response): boolean =>
  answer.status === 200 && !(answer instanceof Response) && answer.text.length <= MAX_KEPT_SIZE;

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
