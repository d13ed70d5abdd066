// How the engine charges: prices with or without tax, shipping, and the smallest unit of the currency.
import { AdjustmentType } from '@vendure/common/lib/generated-types';
import {
  DefaultMoneyStrategy,
  DefaultOrderTaxCalculationStrategy,
  defaultShippingCalculator,
  LanguageCode,
  type Order,
  OrderLevelTaxCalculationStrategy,
  type OrderLine,
  type OrderTaxCalculationStrategy,
  PromotionShippingAction,
  type RequestContext,
  ShippingCalculator,
  ShippingEligibilityChecker,
  type ShippingLine,
  type ShippingMethod,
  type TaxLineCalculationStrategy,
  UserInputError,
} from '@vendure/core';
import { shipping as shippingTitle } from '../../app/account/texts.ts';
import type { OrderSummary } from '../../app/cart/model/cart.ts';
import { type Discount, sumOf } from '../../app/cart/model/discounts.ts';
import { DEFAULT_COUNTRY, gramsOf, isCovered } from '../../app/cart/model/shipping.ts';
import { COUNTRIES } from '../../app/commerce/model/checkout-form.ts';
import type { Cents } from '../../app/lib/money.ts';
import { currencyDecimals, pricesIncludeTax } from '../../app/shop-data.ts';
import { groupsIn } from './firms.ts';

/** A tax that is added is rounded once for each rate; one that prices include must leave the sums as they are. */
export const taxStrategy: OrderTaxCalculationStrategy = pricesIncludeTax
  ? new DefaultOrderTaxCalculationStrategy()
  : new OrderLevelTaxCalculationStrategy();

/** In place of a rate of tax, with a mark that no rate has as its name. It is stored with the order, which stays exempt whatever becomes of the customer. */
const EXEMPT = { description: 'customer:exempt', taxRate: 0 };
const taxLinesOf = ({ lines }: Order) => lines.flatMap(({ taxLines }) => taxLines ?? []);
export const isTaxExempt = (order: Order): boolean =>
  taxLinesOf(order).some(({ description }) => description === EXEMPT.description);

/** All of an order is exempt, or nothing. */
async function mustBeExempt(ctx: RequestContext, order: Order): Promise<boolean> {
  if (taxLinesOf(order).length > 0) return isTaxExempt(order);
  return (await groupsIn(ctx, order)).some(({ customFields }) => customFields.isTaxExempt);
}

export const lineTax: TaxLineCalculationStrategy = {
  async calculate({ ctx, order, orderLine, applicableTaxRate }) {
    if (await mustBeExempt(ctx, order)) return [EXEMPT];
    return [applicableTaxRate.apply(orderLine.proratedUnitPrice)];
  },
};

/** Of a price without and with tax, the one that the shop shows. */
export const shownOf = (net: Cents, gross: Cents): Cents => (pricesIncludeTax ? gross : net);

/** Amounts as the shop shows them, in cents: `tax` is what is added to the prices, so 0 where they include it. */
export function chargesOf(order: Order): OrderSummary {
  const { subTotal, subTotalWithTax, shipping, shippingWithTax, total, totalWithTax } = order;
  const discounts = byName(order.lines.flatMap(reductionsOf));
  const shippingDiscounts = byName(order.shippingLines.flatMap(shippingReductionsOf)).map(
    ({ name, amount }) => ({
      // One promotion can reduce both.
      name: discounts.some((other) => other.name === name) ? `${name} (${shippingTitle})` : name,
      amount,
    }),
  );
  return {
    subtotal: shownOf(subTotal, subTotalWithTax) + sumOf(discounts),
    shipping: shownOf(shipping, shippingWithTax) + sumOf(shippingDiscounts),
    tax: shownOf(totalWithTax - total, 0),
    total: totalWithTax,
    ...(isTaxExempt(order) && { isTaxExempt: true as const }),
    ...(discounts.length > 0 && { discounts }),
    ...(shippingDiscounts.length > 0 && { shippingDiscounts }),
  };
}

/** What a promotion takes off a line, in cents below zero. */
export type Reduction = {
  /** The promotion. */
  readonly source: string;
  readonly name: string;
  readonly net: Cents;
  readonly gross: Cents;
};

const reductionOf = ({ adjustmentSource, description, amount, amountWithTax }: Discounted): Reduction => ({
  source: adjustmentSource,
  name: description,
  net: Math.round(amount),
  gross: Math.round(amountWithTax),
});
type Discounted = OrderLine['discounts'][number];

/** They add up to what the line costs less, although the engine rounds each by itself. */
export function reductionsOf(line: OrderLine): readonly Reduction[] {
  let net = line.proratedLinePrice - line.linePrice;
  let gross = line.proratedLinePriceWithTax - line.linePriceWithTax;
  const reductions = line.discounts.map(reductionOf);
  const last = reductions.pop();
  if (!last) return [];
  for (const reduction of reductions) {
    net -= reduction.net;
    gross -= reduction.gross;
  }
  return [...reductions, { ...last, net, gross }];
}

/** Not what was taken off because the shipping was cancelled. */
export const shippingReductionsOf = ({ discounts }: ShippingLine): readonly Reduction[] =>
  discounts.filter(({ type }) => type === AdjustmentType.PROMOTION).map(reductionOf);

const byName = (reductions: readonly Reduction[]): readonly Discount[] =>
  [...Map.groupBy(reductions, ({ name }) => name)].flatMap(([name, own]) => {
    const amount = own.reduce((sum, { net, gross }) => sum - shownOf(net, gross), 0);
    return amount === 0 ? [] : [{ name, amount }];
  });

/** What a weight in the back office is that does not matter. */
export const ANY_WEIGHT = 0;

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** Which orders a method is for. One that was placed keeps its method, whatever becomes of it. */
export const coverage = new ShippingEligibilityChecker({
  code: 'shop-coverage',
  description: label('For countries, an amount and a weight'),
  args: {
    countries: {
      type: 'string',
      list: true,
      required: false,
      label: label('Countries (none: all)'),
      ui: {
        component: 'select-form-input',
        options: COUNTRIES.map(({ code, name }) => ({ value: code, label: label(name) })),
      },
    },
    fromAmount: {
      type: 'int',
      defaultValue: 0,
      label: label('From a subtotal of'),
      ui: { component: 'currency-form-input' },
    },
    upToGrams: {
      type: 'int',
      defaultValue: ANY_WEIGHT,
      label: label('Up to a weight in grams (0: any)'),
    },
  },
  check: (_, order, { fromAmount, upToGrams, ...args }) => {
    if (order.orderPlacedAt) return true;
    // The back office may leave it out.
    const countries: readonly string[] | undefined = args.countries;
    const rate = {
      fromAmount,
      ...(countries && countries.length > 0 && { countries }),
      ...(upToGrams !== ANY_WEIGHT && { upToGrams }),
    };
    const country = order.shippingAddress.countryCode ?? DEFAULT_COUNTRY;
    return isCovered(rate, chargesOf(order).subtotal, { grams: gramsIn(order), country });
  },
});

/**
 * @param method without a checker if a change leaves that as it was
 * @throws UserInputError if the method is for a country that the shop does not have
 */
export function requireCountries({ checker }: { readonly checker?: ShippingMethod['checker'] }): void {
  if (checker?.code !== coverage.code) return;
  const value = checker.args.find(({ name }) => name === 'countries')?.value ?? '[]';
  const named: readonly string[] = JSON.parse(value);
  const unknown = named.filter((country) => COUNTRIES.every(({ code }) => code !== country));
  if (unknown.length > 0)
    throw new UserInputError(
      `The shop has no country ${unknown.join(', ')}. It has ${COUNTRIES.map(({ code }) => code).join(', ')}.`,
    );
}

function gramsIn({ lines }: Order): number | undefined {
  return gramsOf(
    lines.map(({ productVariant: { customFields }, quantity }) => ({
      quantity,
      ...(customFields.grams !== null && { grams: customFields.grams }),
    })),
  );
}

/** The value of `freeFrom` with which no order is shipped free. */
export const NEVER_FREE = 0;

type Rate = { rate: number; includesTax: string; taxRate: number; freeFrom?: number };

async function shippingPrice(
  ctx: RequestContext,
  order: Order,
  { rate, freeFrom = NEVER_FREE, includesTax, taxRate }: Rate,
) {
  const price = freeFrom !== NEVER_FREE && chargesOf(order).subtotal >= freeFrom ? 0 : rate;
  const priceIncludesTax = includesTax === 'auto' ? ctx.channel.pricesIncludeTax : includesTax === 'include';
  if (!(await mustBeExempt(ctx, order))) return { price, priceIncludesTax, taxRate };
  const net = priceIncludesTax ? Math.round(price / (1 + taxRate / 100)) : price;
  return { price: net, priceIncludesTax: false, taxRate: EXEMPT.taxRate };
}

/** In place of the engine's, which shops have that were set up earlier, and which knows no exemption. */
export const flatRate = new ShippingCalculator({
  code: defaultShippingCalculator.code,
  description: defaultShippingCalculator.description,
  args: defaultShippingCalculator.args,
  calculate: shippingPrice,
});

/** A flat rate that falls away from a subtotal on. */
export const shippingCalculator = new ShippingCalculator({
  code: 'shop-shipping',
  description: label('Flat rate, free from a subtotal on'),
  args: {
    ...defaultShippingCalculator.args,
    freeFrom: {
      type: 'int',
      defaultValue: NEVER_FREE,
      ui: { component: 'currency-form-input' },
      label: label('Free from a subtotal of (0: never)'),
    },
  },
  calculate: shippingPrice,
});

/** That of the engine takes the shipping off anew for each promotion, below zero. */
export const freeShipping = new PromotionShippingAction({
  code: 'free_shipping',
  description: label('Free shipping'),
  args: {},
  execute: (_, { listPriceIncludesTax, discountedPrice, discountedPriceWithTax }) =>
    -(listPriceIncludesTax ? discountedPriceWithTax : discountedPrice),
});

/** The back office shows amounts with as many decimals as the currency has. */
export class ShopMoney extends DefaultMoneyStrategy {
  override readonly precision = currencyDecimals;
}
