import { isFigureCondition } from '#app/figures/model/figure-condition.ts';
import { isShownAttribute } from '#app/figures/model/figure-table.ts';
import { isListOf, isRecord, isString } from '#app/lib/type-guards.ts';
import type { QueryAttribute, Meaning, Phrases, UnitWord, WordList } from './vocabulary.ts';

export const WORD_LIST_PATH = '/data/plain-words.json';

/** Checks a value from a fetched file. */
export function isWordList(value: unknown): value is WordList {
  return (
    isRecord(value) &&
    isListOf(isQueryAttribute)(value['attributes']) &&
    isListOf(isCategoryTitle)(value['categories']) &&
    isListOf(isPhrases)(value['phrases']) &&
    isListOf(isUnitWord)(value['units']) &&
    isListOf(isString)(value['negativeNumbers']) &&
    isListOf(isString)(value['sizesInPixels']) &&
    isListOf(isString)(value['stopWords'])
  );
}

function isQueryAttribute(value: unknown): value is QueryAttribute {
  return isShownAttribute(value) && 'categories' in value && isListOf(isString)(value.categories);
}

function isCategoryTitle(value: unknown): value is WordList['categories'][number] {
  return isRecord(value) && isString(value['slug']) && isString(value['title']);
}

function isPhrases(value: unknown): value is Phrases {
  return (
    isRecord(value) &&
    isListOf(isString)(value['words']) &&
    isListOf(isMeaning)(value['means']) &&
    isString(value['label'] ?? '')
  );
}

function isUnitWord(value: unknown): value is UnitWord {
  return (
    isRecord(value) &&
    isListOf(isString)(value['words']) &&
    isListOf(isString)(value['attributes']) &&
    isString(value['spelling'] ?? '')
  );
}

function isMeaning(value: unknown): value is Meaning {
  if (!isRecord(value)) return false;
  switch (value['kind']) {
    case 'category':
      return isString(value['slug']);
    case 'brand':
      return isString(value['brand']);
    case 'figure':
      return isString(value['attribute']) && isFigureCondition(value['condition']);
    default:
      return false;
  }
}
