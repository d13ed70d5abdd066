import {
  ConfigService,
  type Injector,
  InternalServerError,
  Order,
  OrderLine,
  ProductVariant,
  ProductVariantService,
  type RequestContext,
  type ShippingCalculationResult,
  ShippingLine,
  type ShippingMethod,
  ShippingMethodService,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import {
  chargedBy,
  type CurrentPrice,
  type CurrentPrices,
  type Delivery,
  type OrderSummary,
} from '../../app/cart/model/cart.ts';
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

/**
 * The lines with their current prices and stock, and the totals of the lines of which enough is in stock.
 * @param country the code of the one that they are sent to
 */
export async function priceLines(
  injector: Services,
  ctx: RequestContext,
  lines: readonly RequestedLine[],
  offers: ReadonlyMap<string, Offer>,
  country: string,
): Promise<Required<Pick<CurrentPrices, 'deliveries'>> & CurrentPrices> {
  const priced = lines.map(({ productId }): CurrentPrice => {
    const { price = null, available = 0 } = offers.get(productId) ?? {};
    return { productId, price, available };
  });
  const offered = lines.flatMap(({ productId, quantity }) => {
    const offer = offers.get(productId);
    return offer && offer.available >= quantity ? [{ offer, quantity }] : [];
  });
  return { lines: priced, ...(await totalsOf(injector, ctx, offered, country)) };
}

/** What the engine charges, calculated as for an order, but without storing one. */
async function totalsOf(
  injector: Services,
  ctx: RequestContext,
  lines: readonly OfferedLine[],
  country: string,
): Promise<OrderSummary & { readonly deliveries: readonly Delivery[] }> {
  if (lines.length === 0) return { subtotal: 0, shipping: 0, tax: 0, total: 0, deliveries: [] };
  const { orderTaxCalculationStrategy } = injector.get(ConfigService).taxOptions;
  const order = new Order({
    currencyCode: ctx.currencyCode,
    shippingAddress: { countryCode: country },
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
  const charges = (shippingLines: ShippingLine[]) => {
    order.shippingLines = shippingLines;
    Object.assign(order, orderTaxCalculationStrategy.calculateOrderTotals(order));
    return chargesOf(order);
  };
  // The price of shipping may depend on the subtotal.
  const withoutShipping = charges([]);
  const deliveries: Delivery[] = [];
  for (const { method, price } of await shippingMethods(injector, ctx, order)) {
    const { shipping, tax, total } = charges([
      new ShippingLine({
        listPrice: price.price,
        listPriceIncludesTax: price.priceIncludesTax,
        taxLines: [{ description: 'shipping tax', taxRate: price.taxRate }],
        adjustments: [],
      }),
    ]);
    const { daysFrom, daysTo, isPickUp } = method.customFields;
    deliveries.push({
      id: String(method.id),
      name: method.name,
      ...(daysTo !== null && { days: { from: Math.min(daysFrom ?? daysTo, daysTo), to: daysTo } }),
      ...(isPickUp && { isPickUp }),
      shipping,
      tax,
      total,
    });
  }
  // Who does not choose wants it sent.
  deliveries.sort(
    (one, other) =>
      Number(one.isPickUp ?? false) - Number(other.isPickUp ?? false) || one.total - other.total,
  );
  const [first] = deliveries;
  return {
    ...withoutShipping,
    ...(first ? chargedBy(first) : { isShippingOpen: true }),
    deliveries,
  };
}

export const NO_SHIPPING_METHOD =
  'Without a shipping method nothing can be sold, so the shop needs one. Add another one in the back office.';

/** The methods that are for the order, and their prices. Of several with one name, the oldest counts: they are rates of one service. */
async function shippingMethods(injector: Services, ctx: RequestContext, order: Order) {
  const methods = await injector.get(ShippingMethodService).getActiveShippingMethods(ctx);
  if (methods.length === 0) throw new InternalServerError(NO_SHIPPING_METHOD);
  const byName = new Map<string, { method: ShippingMethod; price: ShippingCalculationResult }>();
  for (const method of methods.toSorted((one, other) => Number(one.id) - Number(other.id))) {
    if (byName.has(method.name) || !(await method.test(ctx, order))) continue;
    const price = await method.apply(ctx, order);
    if (price) byName.set(method.name, { method, price });
  }
  return byName.values();
}
