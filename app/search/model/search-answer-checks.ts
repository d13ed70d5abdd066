import {
  isAbsentOr,
  isBoolean,
  isCount,
  isListOf,
  isRecord,
  isRecordOf,
  isString,
} from '#app/lib/type-guards.ts';
import { isPrice } from '#app/lib/money.ts';
import { isListingScope } from '#app/listing/model/listing.ts';
import { isProductSummary } from '#app/offer/model/product.ts';
import type {
  ModelLink,
  SearchAlternatives,
  SearchAnswer,
  UnderstoodPart,
  UnderstoodQuery,
} from './search-answer.ts';
import { MATCH_KINDS } from './search.ts';
import type { SuggestedProduct, Suggestion } from './suggestion.ts';

// Checks what a live shop answers to searches.

const isSuggestedProduct = isRecordOf<SuggestedProduct>({
  id: isString,
  title: isString,
  brand: isString,
  image: isString,
  price: isPrice,
});

export function isSuggestion(value: unknown): value is Suggestion {
  if (!isRecord(value)) return false;
  const { kind, title, slug, brand } = value;
  if (kind === 'category') return isString(title) && isString(slug);
  return kind === 'brand' ? isString(brand) : kind === 'product' && isSuggestedProduct(value);
}

const FOUND = { products: isListOf(isProductSummary), scope: isAbsentOr(isListingScope) };

const isUnderstood = isRecordOf<UnderstoodQuery>({
  ...FOUND,
  chips: isListOf(isRecordOf<UnderstoodPart>({ label: isString, queryWithout: isString })),
  count: isCount,
  summary: isString,
  isWorthOffering: isBoolean,
  isFirst: isBoolean,
  isCheapestFirst: isBoolean,
  relaxations: isListOf(
    isRecordOf<UnderstoodQuery['relaxations'][number]>({
      dropped: isListOf(isString),
      queryWithout: isString,
      count: isCount,
      found: isString,
      isUnstated: isBoolean,
    }),
  ),
  notUnderstood: isListOf(isString),
  notSold: isListOf(
    isRecordOf<UnderstoodQuery['notSold'][number]>({
      name: isString,
      links: isListOf(isRecordOf<{ text: string; to: string }>({ text: isString, to: isString })),
    }),
  ),
  remarks: isListOf(isString),
  models: isListOf(
    isRecordOf<ModelLink>({ word: isString, id: isString, title: isString, showsWorksWith: isBoolean }),
  ),
  otherCurrencies: isListOf(isString),
  unreadWords: isCount,
});

const isAlternatives = isRecordOf<SearchAlternatives>({
  corrections: isListOf(isString),
  withAllWords: isListOf(isSuggestedProduct),
});

export const isSearchAnswer = isRecordOf<SearchAnswer>({
  ...FOUND,
  match: (value) => MATCH_KINDS.some((kind) => kind === value),
  understood: isAbsentOr((value) => value === 'failed' || isUnderstood(value)),
  alternatives: isAbsentOr(isAlternatives),
});
