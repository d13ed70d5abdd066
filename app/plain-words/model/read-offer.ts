import { type Cents, toCents } from '#app/lib/money.ts';
import { currency, currencyName, priceAfter, priceBefore } from '#app/shop-data.ts';

/** What the first words of a list ask for. `length` is the number of these words. */
export type Match<Intent> = { readonly length: number; readonly intent: Intent };

/**
 * What limits a number. `above` and `below` exclude the number itself for a price, and include it for a figure. `upTo`
 * is a maximum, except for a figure of which more is better: there it is a minimum, so `up to 30 m` means at least
 * 30 m.
 */
export type Bound = 'above' | 'min' | 'below' | 'max' | 'upTo';

const LIMITS: Readonly<Record<string, Bound>> = {
  under: 'below',
  below: 'below',
  'less than': 'below',
  'cheaper than': 'below',
  '<': 'below',
  'no more than': 'max',
  'not more than': 'max',
  'up to': 'upTo',
  'at most': 'max',
  max: 'max',
  maximum: 'max',
  '<=': 'max',
  '≤': 'max',
  over: 'above',
  above: 'above',
  'more than': 'above',
  '>': 'above',
  'at least': 'min',
  from: 'min',
  min: 'min',
  minimum: 'min',
  '>=': 'min',
  '≥': 'min',
};

/** Limits after the number: `500 or less`, `8 mp or better`. */
const TRAILING_LIMITS: Readonly<Record<string, Bound>> = {
  'or less': 'max',
  'or lower': 'max',
  'or below': 'max',
  'or under': 'max',
  'or cheaper': 'max',
  'or more': 'min',
  'or better': 'min',
  'or higher': 'min',
  'or above': 'min',
  'and up': 'min',
  'and above': 'min',
};

function lookUpStart<Value>(
  words: readonly string[],
  table: Readonly<Record<string, Value>>,
): { readonly value: Value; readonly length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const start = words.slice(0, length);
    const key = start.join(' ');
    const value = Object.hasOwn(table, key) ? table[key] : undefined;
    if (value !== undefined) return { value, length: start.length };
  }
  return undefined;
}

/**
 * Reads something that can have a limit before or after it.
 * @param parse reads it without its limit
 */
export function readLimited<Parsed extends { readonly length: number }, Intent>(
  words: readonly string[],
  parse: (words: readonly string[]) => Parsed | undefined,
  toIntent: (parsed: Parsed, bound: Bound | undefined) => Intent | undefined,
): Match<Intent> | undefined {
  const before = lookUpStart(words, LIMITS);
  const start = before?.length ?? 0;
  const parsed = parse(words.slice(start));
  if (!parsed) return undefined;
  const end = start + parsed.length;
  const after = before ? undefined : lookUpStart(words.slice(end), TRAILING_LIMITS);
  const intent = toIntent(parsed, before?.value ?? after?.value);
  return intent && { length: end + (after?.length ?? 0), intent };
}

/** `1,500` → 1500 */
export function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** `above` and `below` exclude the amount itself. */
export type PriceLimits = {
  readonly above?: Cents;
  readonly min?: Cents;
  readonly below?: Cents;
  readonly max?: Cents;
};

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

const SIGN = (priceBefore + priceAfter).trim().toLowerCase();
const NAME = currencyName.toLowerCase().split(' ').at(-1) ?? '';
/** `$`, `usd`, `dollars`, `dollar` */
const OWN_WORDS = new Set([SIGN, currency.toLowerCase(), NAME, NAME.replace(/s$/, '')]);

const OTHER_CURRENCY_WORDS = new Set(
  'usd dollar dollars eur euro euros gbp pound pounds chf franc francs try tl lira liras cad aud jpy yen cny yuan inr rupee rupees pln sek nok dkk aed'.split(
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
  affordable: { kind: 'cheapest first' },
  inexpensive: { kind: 'cheapest first' },
  'not expensive': { kind: 'cheapest first' },
  'not too expensive': { kind: 'cheapest first' },
  'not so expensive': { kind: 'cheapest first' },
  'low budget': { kind: 'cheapest first' },
  'small budget': { kind: 'cheapest first' },
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
  const isOther = [before, after].some((symbol) => symbol !== '' && symbol !== SIGN);
  return isCurrencyWord(second)
    ? currencyAmount(cents, 2, isOther, second)
    : { cents, length: 1, isOtherCurrency: isOther };
}

function currencyAmount(cents: Cents, length: number, isOther: boolean, currency: string): Amount {
  return { cents, length, isOtherCurrency: isOther || !OWN_WORDS.has(currency) };
}

function isCurrencyWord(word: string): boolean {
  return OWN_WORDS.has(word) || OTHER_CURRENCY_WORDS.has(word) || /^\p{Sc}$/u.test(word);
}
