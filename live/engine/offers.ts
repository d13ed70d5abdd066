import {
  ConfigService,
  type Injector,
  InternalServerError,
  Order,
  OrderLine,
  ProductVariant,
  ProductVariantService,
  type RequestContext,
  ShippingLine,
  ShippingMethod,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import type { CurrentPrice, OrderSummary } from '../../app/cart/model/cart.ts';
import { type Cents, MAX_PRICE } from '../../app/lib/money.ts';
import { DEFAULT_MAX_QUANTITY, MAX_QUANTITY } from '../../app/lib/quantity.ts';
import { chargesOf } from './charges.ts';

export type Offer = {
  readonly variant: ProductVariant;
  readonly price: Cents;
  /** The number of pieces in stock, at most `MAX_QUANTITY`; `MAX_QUANTITY` if the engine does not count them. */
  readonly available: number;
  readonly maxQuantity: number;
};

export type RequestedLine = { readonly productId: string; readonly quantity: number };

type Services = Pick<Injector, 'get'>;
type OfferedLine = { readonly offer: Offer; readonly quantity: number };

/**
 * The current offers of products, by product id. Withdrawn and unknown products are missing, and so are those whose SKU is ambiguous,
 * whose price the shop refuses, or which the pages cannot show.
 */
export async function findOffers(
  injector: Services,
  ctx: RequestContext,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const found = await injector
    .get(TransactionalConnection)
    .getRepository(ctx, ProductVariant)
    .find({
      where: {
        sku: In([...productIds]),
        enabled: true,
        deletedAt: IsNull(),
        product: { enabled: true, deletedAt: IsNull() },
      },
      relations: { taxCategory: true, productVariantPrices: true, translations: true },
    });
  // The pages do not show them, or as sold out.
  const problems = await injector
    .get(TransactionalConnection)
    .getRepository(ctx, ProductVariant)
    .manager.query<{ id: string }[]>('SELECT id FROM shop.problem WHERE id = ANY($1)', [productIds]);
  const isWrong = new Set(problems.map(({ id }) => id));
  const variantService = injector.get(ProductVariantService);
  const priced: ProductVariant[] = [];
  for (const [variant, ...others] of Map.groupBy(found, ({ sku }) => sku).values()) {
    if (!variant || others.length > 0 || isWrong.has(variant.sku)) continue;
    const { listPrice } = await variantService.applyChannelPriceAndTax(variant, ctx);
    if (listPrice > 0 && listPrice <= MAX_PRICE) priced.push(variant);
  }
  // The engine reads the stock of those that are asked for at once in one query.
  const saleable = await Promise.all(
    priced.map((variant) => variantService.getSaleableStockLevel(ctx, variant)),
  );
  return new Map(
    priced.map((variant, index) => [
      variant.sku,
      {
        variant,
        price: variant.listPrice,
        available: Math.max(0, Math.min(saleable[index] ?? 0, MAX_QUANTITY)),
        maxQuantity: variant.customFields.maxQuantity ?? DEFAULT_MAX_QUANTITY,
      },
    ]),
  );
}

/** The lines with their current prices and stock, and the totals of the lines of which enough is in stock. */
export async function priceLines(
  injector: Services,
  ctx: RequestContext,
  lines: readonly RequestedLine[],
  offers: ReadonlyMap<string, Offer>,
) {
  const priced = lines.map(({ productId }): CurrentPrice => {
    const { price = null, available = 0 } = offers.get(productId) ?? {};
    return { productId, price, available };
  });
  const offered = lines.flatMap(({ productId, quantity }) => {
    const offer = offers.get(productId);
    return offer && offer.available >= quantity ? [{ offer, quantity }] : [];
  });
  return { lines: priced, ...(await totalsOf(injector, ctx, offered)) };
}

/** What the engine charges, calculated as for an order, but without storing one. */
async function totalsOf(
  injector: Services,
  ctx: RequestContext,
  lines: readonly OfferedLine[],
): Promise<OrderSummary> {
  if (lines.length === 0) return { subtotal: 0, shipping: 0, tax: 0, total: 0 };
  const { orderTaxCalculationStrategy } = injector.get(ConfigService).taxOptions;
  const order = new Order({
    currencyCode: ctx.currencyCode,
    shippingLines: [],
    surcharges: [],
    lines: lines.map(
      ({ offer: { variant }, quantity }) =>
        new OrderLine({
          productVariant: variant,
          quantity,
          listPrice: variant.listPrice,
          listPriceIncludesTax: variant.listPriceIncludesTax,
          taxLines: [variant.taxRateApplied.apply(variant.price)],
          adjustments: [],
        }),
    ),
  });
  // The price of shipping may depend on the subtotal.
  Object.assign(order, orderTaxCalculationStrategy.calculateOrderTotals(order));
  const method = await shippingMethod(injector.get(TransactionalConnection), ctx);
  const charged = await method.apply(ctx, order);
  if (charged)
    order.shippingLines = [
      new ShippingLine({
        listPrice: charged.price,
        listPriceIncludesTax: charged.priceIncludesTax,
        taxLines: [{ description: 'shipping tax', taxRate: charged.taxRate }],
        adjustments: [],
      }),
    ];
  Object.assign(order, orderTaxCalculationStrategy.calculateOrderTotals(order));
  return chargesOf(order);
}

export const NO_SHIPPING_METHOD =
  'Without a shipping method nothing can be sold, so the shop needs one. Add another one in the back office.';

/** The shipping method of every order: the first of the engine. */
export async function shippingMethod(
  connection: TransactionalConnection,
  ctx: RequestContext,
): Promise<ShippingMethod> {
  const method = await connection
    .getRepository(ctx, ShippingMethod)
    .findOne({ where: { deletedAt: IsNull() }, order: { id: 'ASC' } });
  if (!method) throw new InternalServerError(NO_SHIPPING_METHOD);
  return method;
}
