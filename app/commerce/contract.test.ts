import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { lineItem } from '#app/cart/model/cart.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { describeTrading } from '#tests/support/commerce-contract.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { createLiveCommerce } from './live/live-commerce.ts';
import type { PendingOrder } from './live/place-once.ts';

// If GATEWAY_URL is the address of a running gateway, the same suite also runs against that gateway and its engine.
// GATEWAY_PRODUCT is then the id and the price in cents of a product that is in stock, such as `1:19900`, and GATEWAY_MAILS the
// folder in which the gateway puts its e-mails.

const camera = anOffer({ id: '1', title: 'Dome camera', price: 19_900 });

const gateway = createFakeGateway(new Map([['1', { title: 'Dome camera', price: 19_900, available: 1000 }]]));
let server: Awaited<ReturnType<typeof gateway.listen>>;
beforeAll(async () => {
  server = await gateway.listen();
});
afterAll(() => server.close());

const fakeOrigin = () => {
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

/** Like the `fetch` of a page of this origin: it sends the session cookie that it received, and the header `Origin`. */
function browserFetch(origin: string): typeof fetch {
  let cookie = '';
  return async (url, options) => {
    const response = await fetch(url, {
      ...options,
      headers: { ...Object.fromEntries(new Headers(options?.headers)), Cookie: cookie, Origin: origin },
    });
    const [sent] = response.headers.getSetCookie();
    if (sent !== undefined) cookie = sent.split(';')[0] ?? '';
    return response;
  };
}

function liveCommerce(origin: string) {
  let pending: PendingOrder | undefined;
  return createLiveCommerce({
    fetch: browserFetch(origin),
    origin,
    newKey: () => crypto.randomUUID(),
    pendingOrder: {
      read: () => pending,
      write: (order) => {
        pending = order;
      },
      remove: () => {
        pending = undefined;
      },
    },
  });
}

describeTrading('The live adapter', async () => ({
  commerce: liveCommerce(fakeOrigin()),
  otherBrowser: () => liveCommerce(fakeOrigin()),
  line: (quantity) => lineItem(camera, quantity),
  mailedToken: async (email) => gateway.state.tokenFor(email),
}));

const { GATEWAY_URL: realOrigin, GATEWAY_PRODUCT = '1:19900', GATEWAY_MAILS = '' } = process.env;
if (realOrigin !== undefined) {
  const [id = '', price = ''] = GATEWAY_PRODUCT.split(':');
  const product = anOffer({ id, price: Number(price) });
  describeTrading('The real gateway', async () => ({
    commerce: liveCommerce(realOrigin),
    otherBrowser: () => liveCommerce(realOrigin),
    line: (quantity) => lineItem(product, quantity),
    mailedToken: (email, page) => tokenInMails(GATEWAY_MAILS, email, page),
  }));
}

/**
 * The token of the newest e-mail to this address with a link to `page`. The gateway may answer before the e-mail is
 * sent, so this waits until there is one.
 */
function tokenInMails(folder: string, email: string, page: string): Promise<string> {
  return vi.waitFor(
    () => {
      const files = readdirSync(folder).map((name) => join(folder, name));
      const newest = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
      const mail = newest
        .map((file) => decodeQuotedPrintable(readFileSync(file, 'utf8')))
        .find((text) => text.includes(email) && text.includes(`/${page}?`));
      const token = /[?&]token=([\w~.%-]+)/.exec(mail ?? '')?.[1];
      if (token === undefined) throw new Error(`There is no e-mail to ${email} with a token in ${folder}.`);
      return decodeURIComponent(token);
    },
    { timeout: 10_000 },
  );
}

/** Decodes only what occurs in links: soft line breaks and equals signs. */
function decodeQuotedPrintable(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
