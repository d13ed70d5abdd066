import { type Cents, toCents } from '#app/lib/money.ts';
import { lookUpStart, type Match, readLimited, toNumber } from './read-limit.ts';

/** `above` and `below` exclude the amount itself. */
export type PriceLimits = {
  readonly above?: Cents;
  readonly min?: Cents;
  readonly below?: Cents;
  readonly max?: Cents;
};

/** What a query asks of the price and the stock of a product. */
export type OfferIntent =
  | { readonly kind: 'price'; readonly limits: PriceLimits }
  | { readonly kind: 'in stock' }
  | { readonly kind: 'cheapest first' }
  | { readonly kind: 'other currency' };

/**
 * `under 500`, `over $1,000`, `up to 300 dollars`, `between 100 and 500`, `$100-500`. An amount in another currency is
 * read as `other currency`, even without a limit.
 */
export function readPrice(words: readonly string[]): Match<OfferIntent> | undefined {
  return readPriceRange(words) ?? readPriceLimit(words);
}

function readPriceLimit(words: readonly string[]): Match<OfferIntent> | undefined {
  return readLimited(words, amountIn, (amount, bound) => {
    if (amount.isOtherCurrency) return { kind: 'other currency' };
    // Without a limit, a number could be anything, such as a model.
    if (bound === undefined) return undefined;
    return { kind: 'price', limits: { [bound === 'upTo' ? 'max' : bound]: amount.cents } };
  });
}

function readPriceRange(words: readonly string[]): Match<OfferIntent> | undefined {
  const [first = ''] = words;
  const compact = /^(\p{Sc}?\d[\d,.]*)-(\p{Sc}?\d[\d,.]*)$/u.exec(first);
  // Without a currency symbol, `100-500` could be anything, such as a model.
  if (compact && /\p{Sc}/u.test(first)) {
    const [low, high] = [amountIn([compact[1] ?? '']), amountIn([compact[2] ?? ''])];
    return low && high && priceMatch(1, [low, high], ordered(low.cents, high.cents));
  }
  if (first !== 'between' && first !== 'from') return undefined;
  const low = amountIn(words.slice(1));
  const separator = low && words[1 + low.length];
  const high = low && amountIn(words.slice(2 + low.length));
  if (!high || !['and', 'to', '-'].includes(separator ?? '')) return undefined;
  return priceMatch(2 + low.length + high.length, [low, high], ordered(low.cents, high.cents));
}

function priceMatch(length: number, amounts: readonly Amount[], limits: PriceLimits): Match<OfferIntent> {
  const isOtherCurrency = amounts.some((amount) => amount.isOtherCurrency);
  return { length, intent: isOtherCurrency ? { kind: 'other currency' } : { kind: 'price', limits } };
}

function ordered(first: Cents, second: Cents): PriceLimits {
  return { min: Math.min(first, second), max: Math.max(first, second) };
}

const DOLLAR_WORDS = new Set(['$', 'usd', 'dollar', 'dollars']);

const OTHER_CURRENCY_WORDS = new Set(
  'eur euro euros gbp pound pounds chf franc francs try tl lira liras cad aud jpy yen cny yuan inr rupee rupees pln sek nok dkk aed'.split(
    ' ',
  ),
);

/** Words for stock or price. They are not in `plain-words.json`, because they are not about figures. */
const OFFER_WORDS: Readonly<Record<string, OfferIntent>> = {
  'in stock': { kind: 'in stock' },
  'on stock': { kind: 'in stock' },
  'available now': { kind: 'in stock' },
  cheapest: { kind: 'cheapest first' },
  cheap: { kind: 'cheapest first' },
  'least expensive': { kind: 'cheapest first' },
  'lowest price': { kind: 'cheapest first' },
};

export function readOffer(words: readonly string[]): Match<OfferIntent> | undefined {
  const found = lookUpStart(words, OFFER_WORDS);
  return found && { length: found.length, intent: found.value };
}

type Amount = { readonly cents: Cents; readonly length: number; readonly isOtherCurrency: boolean };

/** `500`, `$1,299.50`, `500 usd`, `2k`, `€500`, `500 eur`, `eur 500` */
function amountIn([first = '', second = '', third = '']: readonly string[]): Amount | undefined {
  if (isCurrencyWord(first) && isCurrencyWord(second)) return undefined;
  if (isCurrencyWord(first)) {
    const amount = amountIn([second, third]);
    return amount && currencyAmount(amount.cents, amount.length + 1, amount.isOtherCurrency, first);
  }
  const [, before = '', number, thousands = '', after = ''] =
    /^(\p{Sc}?)(\d[\d,]*(?:\.\d+)?)(k?)(\p{Sc}?)$/u.exec(first) ?? [];
  if (number === undefined) return undefined;
  const cents = toCents(toNumber(number) * (thousands === '' ? 1 : 1000));
  const isOther = [before, after].some((symbol) => symbol !== '' && symbol !== '$');
  return isCurrencyWord(second)
    ? currencyAmount(cents, 2, isOther, second)
    : { cents, length: 1, isOtherCurrency: isOther };
}

function currencyAmount(cents: Cents, length: number, isOther: boolean, currency: string): Amount {
  return { cents, length, isOtherCurrency: isOther || !DOLLAR_WORDS.has(currency) };
}

function isCurrencyWord(word: string): boolean {
  return DOLLAR_WORDS.has(word) || OTHER_CURRENCY_WORDS.has(word) || /^\p{Sc}$/u.test(word);
}
