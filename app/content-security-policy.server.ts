import { createHash } from 'node:crypto';
import { stripeKey } from './shop-data.ts';

/** Whom Stripe's field loads code and frames from and sends data to. */
const CARDS = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  requests: ['https://api.stripe.com'],
};

/**
 * Adds a page's own policy to its head; `deploy/site/` has the policy of the response headers. The page's policy allows the page's inline scripts and styles by hash. The hashes
 * differ from page to page because the router writes the page's data into a script.
 * @throws Error if the page does not declare its character set. The policy is inserted after that declaration.
 */
export function withContentSecurityPolicy(
  html: string,
  pictureOrigins: readonly string[],
  cards: typeof CARDS | undefined = stripeKey === undefined ? undefined : CARDS,
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script'), ...(cards?.scripts ?? [])],
    ...(cards && { 'frame-src': cards.frames }),
    'style-src': ["'self'", ...hashes(html, 'style')],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...(cards?.requests ?? [])],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'img-src': ["'self'", 'data:', ...pictureOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
  const charset = '<meta charSet="utf-8"/>';
  if (!html.includes(charset))
    throw new Error(`The page has no ${charset}, after which the policy is inserted.`);
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** The hashes of a page's inline elements as a policy lists them. JSON-LD is data, so it needs none. */
function hashes(html: string, element: 'script' | 'style'): readonly string[] {
  const inline = [...html.matchAll(new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))];
  const contents = inline
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , content = '']) => content);
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
