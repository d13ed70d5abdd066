// How the engine charges: prices with or without tax, shipping, and the smallest unit of the currency.
import {
  DefaultMoneyStrategy,
  DefaultOrderTaxCalculationStrategy,
  defaultShippingCalculator,
  LanguageCode,
  type Order,
  OrderLevelTaxCalculationStrategy,
  type OrderTaxCalculationStrategy,
  ShippingCalculator,
} from '@vendure/core';
import type { OrderSummary } from '../../app/cart/model/cart.ts';
import { currencyDecimals, pricesIncludeTax } from '../../app/shop-data.ts';

/** A tax that is added is rounded once for each rate; one that prices include must leave the sums as they are. */
export const taxStrategy: OrderTaxCalculationStrategy = pricesIncludeTax
  ? new DefaultOrderTaxCalculationStrategy()
  : new OrderLevelTaxCalculationStrategy();

/** Amounts as the shop shows them, in cents: `tax` is what is added to the prices, so 0 where they include it. */
export function chargesOf(order: Order): OrderSummary {
  const { subTotal, subTotalWithTax, shipping, shippingWithTax, total, totalWithTax } = order;
  return pricesIncludeTax
    ? { subtotal: subTotalWithTax, shipping: shippingWithTax, tax: 0, total: totalWithTax }
    : { subtotal: subTotal, shipping, tax: totalWithTax - total, total: totalWithTax };
}

/** The value of `freeFrom` with which no order is shipped free. */
export const NEVER_FREE = 0;

/** A flat rate that falls away from a subtotal on. */
export const shippingCalculator = new ShippingCalculator({
  code: 'shop-shipping',
  description: [{ languageCode: LanguageCode.en, value: 'Flat rate, free from a subtotal on' }],
  args: {
    ...defaultShippingCalculator.args,
    freeFrom: {
      type: 'int',
      defaultValue: NEVER_FREE,
      ui: { component: 'currency-form-input' },
      label: [{ languageCode: LanguageCode.en, value: 'Free from a subtotal of (0: never)' }],
    },
  },
  calculate: (ctx, order, { rate, freeFrom, includesTax, taxRate }) => ({
    price: freeFrom !== NEVER_FREE && chargesOf(order).subtotal >= freeFrom ? 0 : rate,
    priceIncludesTax: includesTax === 'auto' ? ctx.channel.pricesIncludeTax : includesTax === 'include',
    taxRate,
  }),
});

/** The back office shows amounts with as many decimals as the currency has. */
export class ShopMoney extends DefaultMoneyStrategy {
  override readonly precision = currencyDecimals;
}
