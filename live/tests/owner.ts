import { type Json, jsonOf } from './support.ts';
import { OWNER, readSecrets, type Settings } from '../settings.ts';

/** The owner, signed in to the API of the back office. */
export class Owner {
  readonly #url: string;
  readonly #token: string;
  /** Those that were set when the owner signed in. */
  readonly cookies: readonly string[];

  constructor(url: string, token: string, cookies: readonly string[]) {
    this.#url = url;
    this.#token = token;
    this.cookies = cookies;
  }

  static async signIn(settings: Settings): Promise<Owner> {
    const url = `${settings.engineUrl}/admin-api`;
    const response = await send(
      url,
      'mutation ($name: String!, $secret: String!) { login(username: $name, password: $secret) { __typename } }',
      {
        name: OWNER,
        secret: readSecrets(settings).ownerPassword,
      },
    );
    const token = response.headers.get('vendure-auth-token');
    if (token === null) throw new Error('The owner could not sign in.');
    return new Owner(url, token, response.headers.getSetCookie());
  }

  async ask(query: string, variables: object = {}): Promise<Json> {
    const response = await send(this.#url, query, variables, this.#token);
    const { data, errors } = await jsonOf(response);
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  /** Adds a product as the back office does. Without a SKU it has no variant. */
  async addProduct({
    title,
    sku,
    price = 1000,
    brand = 'Hytera',
    category = 'wireless-communication',
    description = '<p>New &amp; good.</p>',
  }: {
    readonly title: string;
    readonly sku?: string;
    readonly price?: number;
    readonly brand?: string;
    readonly category?: string;
    readonly description?: string;
  }): Promise<void> {
    const translation = { languageCode: 'en', name: title };
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const { createProduct } = await this.ask(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      {
        input: {
          enabled: true,
          translations: [{ ...translation, slug, description }],
          customFields: { brand, category },
        },
      },
    );
    if (sku === undefined) return;
    await this.ask(
      'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
      { input: [{ productId: createProduct.id, sku, price, stockOnHand: 5, translations: [translation] }] },
    );
  }

  async settlePaymentOf(orderNumber: string): Promise<void> {
    const { orders } = await this.ask(
      'query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { payments { id } } } }',
      { code: orderNumber },
    );
    const { settlePayment } = await this.ask(
      'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }',
      { id: orders.items[0].payments[0].id },
    );
    if (settlePayment.__typename !== 'Payment') throw new Error(`Not settled: ${settlePayment.__typename}`);
  }
}

function send(url: string, query: string, variables: object, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
}
