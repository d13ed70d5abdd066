import type { Order } from '@vendure/core';
import { shipping as shippingTitle } from '../../app/account/texts.ts';
import type { Cents } from '../../app/lib/money.ts';
import { pricesIncludeTax } from '../../app/shop-data.ts';
import { type Reduction, reductionsOf, shippingReductionsOf, shownOf } from '../engine/charges.ts';
import { deliveryOf, orderedLine } from '../engine/orders.ts';

/** A line of a document. Amounts are in cents. */
export type Entry = {
  /** Of the order line, shipping or refund that it stands for. The same in all documents of an order. */
  readonly key: string;
  readonly title: string;
  /** Empty for what is not a product. */
  readonly sku: string;
  /** 0 for what has no pieces. */
  readonly quantity: number;
  /** In percent. */
  readonly rate: number;
  readonly net: Cents;
  /** As the shop shows prices: with the tax if they include it. */
  readonly sum: Cents;
  /** Taken off by a promotion. */
  readonly isDiscount?: true;
};

/** Of one rate, in cents. */
export type TaxSum = { readonly rate: number; readonly net: Cents; readonly tax: Cents };

/** What an order costs, or what documents say about it. */
export type Account = { readonly entries: readonly Entry[]; readonly taxes: readonly TaxSum[] };

export const EMPTY: Account = { entries: [], taxes: [] };

export const netOf = ({ taxes }: Account): Cents => taxes.reduce((sum, { net }) => sum + net, 0);
export const taxOf = ({ taxes }: Account): Cents => taxes.reduce((sum, { tax }) => sum + tax, 0);
export const totalOf = (account: Account): Cents => netOf(account) + taxOf(account);

/** Adds the other account, `factor` times. What cancels out is left out. */
export function plus(one: Account, other: Account, factor: 1 | -1 = 1): Account {
  const entries = new Map(one.entries.map((entry) => [entry.key, entry]));
  for (const entry of other.entries) {
    const { quantity = 0, net = 0, sum = 0 } = entries.get(entry.key) ?? {};
    entries.set(entry.key, {
      ...entry,
      quantity: quantity + factor * entry.quantity,
      net: net + factor * entry.net,
      sum: sum + factor * entry.sum,
    });
  }
  const taxes = new Map(one.taxes.map((each) => [each.rate, each]));
  for (const { rate, ...each } of other.taxes) {
    const { net = 0, tax = 0 } = taxes.get(rate) ?? {};
    taxes.set(rate, { rate, net: net + factor * each.net, tax: tax + factor * each.tax });
  }
  return {
    entries: [...entries.values()].filter(({ quantity, net }) => quantity !== 0 || net !== 0),
    taxes: [...taxes.values()].filter(({ net, tax }) => net !== 0 || tax !== 0),
  };
}

/** What the order costs without its cancelled pieces, to the cent as the engine charges it. */
export function accountOf(order: Order): Account {
  const lines = order.lines.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return EMPTY;
  const entries: readonly Entry[] = [
    ...lines.flatMap((line) => {
      const { title, productId } = orderedLine(order, line.id);
      const entry = {
        key: `line ${line.id}`,
        title,
        sku: productId,
        quantity: line.quantity,
        rate: line.taxRate,
        net: line.linePrice,
        sum: shownOf(line.linePrice, line.linePriceWithTax),
      };
      return withDiscounts(entry, reductionsOf(line));
    }),
    ...order.surcharges.map((surcharge) => ({
      key: `surcharge ${surcharge.id}`,
      title: surcharge.description,
      sku: surcharge.sku,
      quantity: 1,
      rate: surcharge.taxRate,
      net: surcharge.price,
      sum: shownOf(surcharge.price, surcharge.priceWithTax),
    })),
    ...order.shippingLines.flatMap((line) => {
      const reductions = shippingReductionsOf(line);
      const entry = {
        key: `shipping ${line.id}`,
        title: deliveryOf(order) ?? shippingTitle,
        sku: '',
        quantity: 1,
        rate: line.taxRate,
        net: reductions.reduce((sum, { net }) => sum - net, line.discountedPrice),
        sum: reductions.reduce(
          (sum, { net, gross }) => sum - shownOf(net, gross),
          shownOf(line.discountedPrice, line.discountedPriceWithTax),
        ),
      };
      return withDiscounts(entry, reductions);
    }),
  ];
  const taxes = new Map<number, TaxSum>();
  for (const { rate, net } of entries)
    taxes.set(rate, { rate, tax: 0, net: (taxes.get(rate)?.net ?? 0) + net });
  for (const { taxRate: rate, taxTotal } of order.taxSummary) {
    const { net = 0, tax = 0 } = taxes.get(rate) ?? {};
    taxes.set(rate, { rate, net, tax: tax + taxTotal });
  }
  return { entries: entries.filter(({ net }) => net !== 0), taxes: [...taxes.values()] };
}

const withDiscounts = (entry: Entry, reductions: readonly Reduction[]): readonly Entry[] => [
  entry,
  ...reductions.map(({ source, name, net, gross }) => ({
    key: `${entry.key} ${source}`,
    title: name,
    sku: '',
    quantity: 0,
    rate: entry.rate,
    net,
    sum: shownOf(net, gross),
    isDiscount: true as const,
  })),
];

/** As a document lists them: a promotion once for each rate, after what it reduces. */
export function listedEntries({ entries }: Account): readonly Entry[] {
  const listed = new Map<string, Entry>();
  for (const entry of entries.toSorted((one, other) => groupOf(one) - groupOf(other))) {
    const key = entry.isDiscount ? `${groupOf(entry)} ${entry.rate} ${entry.title}` : entry.key;
    const { net = 0, sum = 0 } = listed.get(key) ?? {};
    listed.set(key, { ...entry, net: net + entry.net, sum: sum + entry.sum });
  }
  return [...listed.values()].filter(({ net }) => net !== 0);
}

const groupOf = ({ key, isDiscount }: Entry) =>
  2 * Number(key.startsWith('shipping ')) + Number(isDiscount ?? false);

export const sumIn = (entries: readonly Entry[], amount: 'net' | 'sum'): Cents =>
  entries.reduce((sum, entry) => sum + entry[amount], 0);

export type Refunded = {
  readonly amount: Cents;
  readonly lines: readonly { readonly orderLineId: string | number; readonly quantity: number }[];
};

/**
 * What is left of the account after refunds of pieces that were not cancelled.
 * @param total of these refunds, in cents. Others have given back what cancelled pieces had cost.
 * @param refunds the newest first
 */
export function withoutRefunds(account: Account, total: Cents, refunds: readonly Refunded[]): Account {
  if (total >= totalOf(account)) return EMPTY;
  let rest = account;
  let open = total;
  for (const { amount, lines } of refunds) {
    const pieces = amount <= open ? piecesFor(rest, lines, amount) : undefined;
    if (!pieces) continue;
    rest = plus(rest, pieces, -1);
    open -= amount;
  }
  return open > 0 ? plus(rest, reductionOf(rest, open), -1) : rest;
}

const partOf = (entry: Entry, part: number): Entry => ({
  ...entry,
  quantity: entry.quantity * part,
  net: Math.round(entry.net * part),
  sum: Math.round(entry.sum * part),
});

/** The pieces of a refund, and what promotions have taken off them; undefined unless that is exactly what was refunded. */
function piecesFor(account: Account, lines: Refunded['lines'], amount: Cents): Account | undefined {
  const parts = lines.map(({ orderLineId, quantity }) => {
    const line = account.entries.find(({ key }) => key === `line ${orderLineId}`);
    if (!line || quantity < 1 || quantity > line.quantity) return [];
    const part = quantity / line.quantity;
    const own = account.entries.filter(({ key }) => key === line.key || key.startsWith(`${line.key} `));
    return own.map((entry) => partOf(entry, part));
  });
  const taxes = parts.map((entries) => {
    const { rate = 0 } = entries[0] ?? {};
    const [net, sum] = [sumIn(entries, 'net'), sumIn(entries, 'sum')];
    return { rate, net, tax: pricesIncludeTax ? sum - net : Math.round((net * rate) / 100) };
  });
  const pieces = plus(EMPTY, { entries: parts.flat(), taxes });
  const isComplete = parts.length > 0 && parts.every((entries) => entries.length > 0);
  return isComplete && totalOf(pieces) === amount ? pieces : undefined;
}

/** An amount with its tax, shared among the rates as products share them, and shipping last. */
function reductionOf({ entries, taxes }: Account, amount: Cents): Account {
  const grossOf = (isShipping: boolean) =>
    taxes.map(({ rate, net, tax }) => {
      const all = entries.filter((entry) => entry.rate === rate);
      const own = all.filter(({ key }) => key.startsWith('shipping ') === isShipping);
      const part = sumIn(own, 'net');
      return { rate, gross: net === 0 ? 0 : Math.round(((net + tax) * part) / net) };
    });
  const products = grossOf(false);
  const inProducts = products.reduce((sum, { gross }) => sum + gross, 0);
  const share = Math.min(amount, inProducts);
  const amounts = new Map<number, Cents>();
  let open = share;
  for (const [index, { rate, gross }] of products.entries()) {
    const own = index === products.length - 1 ? open : Math.round((share * gross) / inProducts);
    amounts.set(rate, own);
    open -= own;
  }
  let beyond = amount - share;
  for (const { rate, gross } of grossOf(true)) {
    const own = Math.min(beyond, gross);
    amounts.set(rate, (amounts.get(rate) ?? 0) + own);
    beyond -= own;
  }
  const reduced = [...amounts].filter(([, gross]) => gross !== 0);
  return {
    entries: reduced.map(([rate, gross]) => {
      const net = netIn(gross, rate);
      return {
        key: `refund ${rate}`,
        title: 'Refund',
        sku: '',
        quantity: 0,
        rate,
        net,
        sum: shownOf(net, gross),
      };
    }),
    taxes: reduced.map(([rate, gross]) => ({
      rate,
      net: netIn(gross, rate),
      tax: gross - netIn(gross, rate),
    })),
  };
}

const netIn = (gross: Cents, rate: number): Cents => Math.round(gross / (1 + rate / 100));
