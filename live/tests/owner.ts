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
    const product = {
      enabled: true,
      translations: [{ ...translation, slug, description }],
      customFields: { brand, category },
    };
    const { id: productId } = await this.change('createProduct', 'CreateProductInput!', product, 'id');
    if (sku === undefined) return;
    const variant = { productId, sku, price, stockOnHand: 5, translations: [translation] };
    await this.change('createProductVariants', '[CreateProductVariantInput!]!', [variant]);
  }

  /** Adds a product in several versions as the back office does. @returns its id and that of each option */
  async addVersions({
    title,
    category,
    group,
    options,
  }: {
    readonly title: string;
    readonly category: string;
    readonly group: string;
    /** By name: the SKU and the price. */
    readonly options: Readonly<Record<string, { readonly sku: string; readonly price: number }>>;
  }) {
    const named = (name: string) => ({ code: name.toLowerCase(), translations: [inEnglish(name)] });
    const product = {
      enabled: true,
      translations: [{ ...inEnglish(title), slug: title.toLowerCase(), description: 'In versions.' }],
      customFields: { brand: 'Hytera', category },
    };
    const { id: productId } = await this.change('createProduct', 'CreateProductInput!', product, 'id');
    const { id: optionGroupId, options: made } = await this.change(
      'createProductOptionGroup',
      'CreateProductOptionGroupInput!',
      { ...named(group), options: Object.keys(options).map(named) },
      'id options { id name }',
    );
    await this.ask(
      'mutation ($productId: ID!, $optionGroupId: ID!) { addOptionGroupToProduct(productId: $productId, optionGroupId: $optionGroupId) { id } }',
      { productId, optionGroupId },
    );
    const optionIds: Record<string, string> = Object.fromEntries(
      made.map(({ id, name }: Json) => [name, id]),
    );
    const variants = Object.entries(options).map(([name, { sku, price }]) => ({
      productId,
      sku,
      price,
      stockOnHand: 5,
      optionIds: [optionIds[name]],
      translations: [inEnglish(`${title} ${name}`)],
    }));
    await this.change('createProductVariants', '[CreateProductVariantInput!]!', variants);
    return { productId, optionIds };
  }

  /** Makes a change, such as `cancelOrder`, and returns what the back office shows of the result. */
  async change(name: string, inputType: string, input: object, shown = '__typename'): Promise<Json> {
    const query = `mutation ($input: ${inputType}) { ${name}(input: $input) { ${shown} } }`;
    return (await this.ask(query, { input }))[name];
  }

  /** @param mutation with one argument `id` */
  remove(mutation: 'deleteProduct' | 'deleteCustomer', id: string): Promise<Json> {
    return this.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { result } }`, { id });
  }

  async variantOf(sku: string): Promise<{ id: string; productId: string }> {
    const { productVariants } = await this.ask(
      'query ($sku: String!) { productVariants(options: { filter: { sku: { eq: $sku } } }) { items { id productId } } }',
      { sku },
    );
    return productVariants.items[0];
  }

  async updateVariant(sku: string, values: object): Promise<void> {
    const { id } = await this.variantOf(sku);
    await this.change('updateProductVariants', '[UpdateProductVariantInput!]!', [{ id, ...values }]);
  }

  async customerId(email: string): Promise<string> {
    const { customers } = await this.ask(
      'query ($email: String!) { customers(options: { filter: { emailAddress: { eq: $email } } }) { items { id } } }',
      { email },
    );
    return customers.items[0].id;
  }

  async order(number: string): Promise<Json> {
    const { orders } = await this.ask(
      `query ($code: String!) {
        orders(options: { filter: { code: { eq: $code } } }) { items { id lines { id quantity } payments { id } } }
      }`,
      { code: number },
    );
    return orders.items[0];
  }

  /** Cancels pieces of the first line, or the whole order. @returns whether it was cancelled */
  async cancel(number: string, quantity?: number): Promise<boolean> {
    const { id: orderId, lines } = await this.order(number);
    const some = quantity && { lines: [{ orderLineId: lines[0].id, quantity }] };
    const { __typename } = await this.change('cancelOrder', 'CancelOrderInput!', { orderId, ...some });
    return __typename === 'Order';
  }

  /** Packs pieces of the first line, or the whole order. @returns the id of the parcel; undefined if that was refused */
  async pack(
    number: string,
    quantity?: number,
    { carrier = 'Parcel', trackingCode = '' } = {},
  ): Promise<string | undefined> {
    const { lines } = await this.order(number);
    const all = lines.map((line: Json) => ({ orderLineId: line.id, quantity: line.quantity }));
    const parcel = [
      { name: 'method', value: carrier },
      { name: 'trackingCode', value: trackingCode },
    ];
    const input = {
      lines: quantity === undefined ? all : [{ ...all[0], quantity }],
      handler: { code: 'manual-fulfillment', arguments: parcel },
    };
    const shown = '... on Fulfillment { id }';
    return (await this.change('addFulfillmentToOrder', 'FulfillOrderInput!', input, shown)).id;
  }

  /** @param state `Shipped` or `Delivered` */
  async setParcel(id: string, state: string): Promise<void> {
    const { transitionFulfillmentToState } = await this.ask(
      'mutation ($id: ID!, $state: String!) { transitionFulfillmentToState(id: $id, state: $state) { __typename ... on FulfillmentStateTransitionError { transitionError } } }',
      { id, state },
    );
    if (transitionFulfillmentToState.__typename !== 'Fulfillment')
      throw new Error(`The parcel is not ${state}: ${transitionFulfillmentToState.transitionError}`);
  }

  /** @param lines the pieces that the refund is for */
  async refund(number: string, amount: number, lines: readonly object[] = []): Promise<void> {
    const { payments } = await this.order(number);
    const rest = { lines, shipping: 0, adjustment: 0, reason: 'Returned' };
    const input = { paymentId: payments[0].id, amount, ...rest };
    const { __typename } = await this.change('refundOrder', 'RefundOrderInput!', input);
    if (__typename !== 'Refund') throw new Error(`Not refunded: ${__typename}`);
  }

  async confirm(number: string): Promise<void> {
    const { id } = await this.order(number);
    const input = { id, customFields: { isConfirmed: true } };
    await this.change('setOrderCustomFields', 'UpdateOrderInput!', input);
  }

  async settlePaymentOf(number: string): Promise<void> {
    const { payments } = await this.order(number);
    const { settlePayment } = await this.ask(
      'mutation ($id: ID!) { settlePayment(id: $id) { __typename } }',
      { id: payments[0].id },
    );
    if (settlePayment.__typename !== 'Payment') throw new Error(`Not settled: ${settlePayment.__typename}`);
  }
}

const inEnglish = (name: string) => ({ languageCode: 'en', name });

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
