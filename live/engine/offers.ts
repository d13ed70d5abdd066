import {
  type Customer,
  type Injector,
  InternalServerError,
  Order,
  OrderCalculator,
  OrderLine,
  ProductVariant,
  ProductVariantService,
  Promotion,
  PromotionService,
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
  type Voucher,
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

/** For whom, and with what, lines are priced. */
export type Circumstances = {
  /** The code of the country that they are sent to. */
  readonly country: string;
  /** Undefined for a guest who has not ordered before. */
  readonly customer: Customer | undefined;
  /** As the buyer has entered them. */
  readonly vouchers: readonly string[];
};

/** The lines with their current prices and stock, and the totals of the lines of which enough is in stock. */
export async function priceLines(
  injector: Services,
  ctx: RequestContext,
  lines: readonly RequestedLine[],
  offers: ReadonlyMap<string, Offer>,
  circumstances: Circumstances,
): Promise<Required<Pick<CurrentPrices, 'deliveries' | 'vouchers'>> & CurrentPrices> {
  const priced = lines.map(({ productId }): CurrentPrice => {
    const { price = null, available = 0 } = offers.get(productId) ?? {};
    return { productId, price, available };
  });
  const offered = lines.flatMap(({ productId, quantity }) => {
    const offer = offers.get(productId);
    return offer && offer.available >= quantity ? [{ offer, quantity }] : [];
  });
  return { lines: priced, ...(await totalsOf(injector, ctx, offered, circumstances)) };
}

/** What the engine charges, calculated as for an order, but without storing one. */
async function totalsOf(
  injector: Services,
  ctx: RequestContext,
  lines: readonly OfferedLine[],
  { country, customer, vouchers: codes }: Circumstances,
) {
  const calculator = injector.get(OrderCalculator);
  const service = injector.get(PromotionService);
  const all = await service.getActivePromotionsInChannel(ctx);
  const exhausted = await service.getExhaustedPromotionIds(ctx, all, customer?.id);
  const promotions = all.filter(({ id }) => !exhausted.has(String(id)));
  const checked = await Promise.all(
    codes.map(async (code) => ({ code, found: await service.validateCouponCode(ctx, code, customer?.id) })),
  );
  const order = new Order({
    currencyCode: ctx.currencyCode,
    couponCodes: checked.flatMap(({ code, found }) => (found instanceof Promotion ? [code] : [])),
    ...(customer && { customer, customerId: customer.id }),
    shippingAddress: { countryCode: country },
    shippingLines: [],
    surcharges: [],
    // In the order in which the engine discounts those of a stored one.
    lines: lines
      .toSorted((one, other) => Number(one.offer.variant.id) - Number(other.offer.variant.id))
      .map(
        ({ offer: { variant }, quantity }) =>
          new OrderLine({
            id: variant.id,
            productVariant: variant,
            taxCategoryId: variant.taxCategory.id,
            quantity,
            orderPlacedQuantity: 0,
            listPrice: variant.listPrice,
            listPriceIncludesTax: variant.listPriceIncludesTax,
            taxLines: [],
            adjustments: [],
          }),
      ),
  });
  const discounted = new Set<string>();
  const charges = async (shippingLines: ShippingLine[]) => {
    order.shippingLines = shippingLines;
    // The engine would count what it has taken off before.
    for (const line of order.lines) line.clearAdjustments();
    await calculator.applyPriceAdjustments(ctx, order, promotions, [], {
      recalculateShipping: false,
      recalculateShippingPromotions: true,
    });
    for (const { adjustmentSource } of order.discounts) discounted.add(adjustmentSource);
    return chargesOf(order);
  };
  // The price of shipping may depend on the subtotal.
  const withoutShipping = await charges([]);
  const deliveries: Delivery[] = [];
  for (const { method, price } of lines.length > 0 ? await shippingMethods(injector, ctx, order) : []) {
    const {
      shipping,
      shippingDiscounts = [],
      tax,
      total,
    } = await charges([
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
      shippingDiscounts,
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
    ...(first ? chargedBy(first) : lines.length > 0 && { isShippingOpen: true as const }),
    deliveries,
    vouchers: checked.map(({ code, found }): Voucher => ({ code, state: stateOf(found, discounted) })),
  };
}

/** @param discounted the promotions that reduce the order, with one delivery at least */
function stateOf(
  found: Awaited<ReturnType<PromotionService['validateCouponCode']>>,
  discounted: ReadonlySet<string>,
): Voucher['state'] {
  if (found instanceof Promotion) return discounted.has(found.getSourceId()) ? 'applied' : 'not-applicable';
  if (found.__typename === 'CouponCodeExpiredError') return 'ended';
  return found.__typename === 'CouponCodeLimitError' ? 'used-up' : 'unknown';
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
