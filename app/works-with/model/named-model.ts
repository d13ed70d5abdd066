import { mentions, withoutOtherVersions } from '#app/figures/model/measure-text.ts';
import { queryWords } from '#app/lib/normalize-text.ts';
import { type Rule, statedCompatibility, type Subject } from './rule.ts';

const EXCEPTIONS = ['not', 'no', 'except', 'without', 'excluding'];
const MODEL_LABELS = ['Model', 'Item number'];

/** Models with more words are not found. */
const MAX_MODEL_WORDS = 4;
/** Shorter names, such as `P2`, are used by several makers and mean other things as well. */
const MIN_MODEL_LENGTH = 5;

/** The form in which models are compared. `words` are from `queryWords`: `['(xpr', '7550e,']` → `xpr 7550e` */
function modelKey(words: readonly string[]): string {
  return words.join(' ').replace(/^[("']+|[)"',;.:]+$/g, '');
}

const isModelKey = (key: string): boolean => key.length >= MIN_MODEL_LENGTH && /\d/.test(key);

function modelsOf({ product: { specifications } }: Subject): readonly string[] {
  return MODEL_LABELS.flatMap((label) => specifications[label] ?? []).map((model) => model.trim());
}

/** The texts in which a product says what it is compatible with, without those that name exceptions. */
function compatibilityTexts({ product: { specifications } }: Subject): readonly string[] {
  return statedCompatibility(specifications)
    .filter((text) => !mentions(text, EXCEPTIONS))
    .map(withoutOtherVersions);
}

/** The keys of all sequences of one to four words. Each could be a model: `'XPR 7550e and …'` → `xpr`, `xpr 7550e`, `xpr 7550e and`, … */
function possibleModelKeys(text: string): readonly string[] {
  const words = queryWords(text);
  return words.flatMap((_, start) =>
    Array.from({ length: MAX_MODEL_WORDS }, (_, more) => modelKey(words.slice(start, start + more + 1))),
  );
}

/**
 * One product's compatibility texts name the model of another product. Both products must be of the same brand, or the
 * text must also name the other product's brand.
 */
export const namedModel: Rule = {
  keys: [
    (subject) => [...new Set(compatibilityTexts(subject).flatMap(possibleModelKeys).filter(isModelKey))],
    (subject) => [
      ...new Set(
        modelsOf(subject)
          .map((model) => modelKey(queryWords(model)))
          .filter(isModelKey),
      ),
    ],
  ],
  reason: (naming, named) => {
    const { brand } = named.product;
    const texts = compatibilityTexts(naming).filter(
      (text) => naming.product.brand === brand || mentions(text, [brand]),
    );
    const namedKeys = new Set(texts.flatMap(possibleModelKeys));
    const model = modelsOf(named).find((candidate) => namedKeys.has(modelKey(queryWords(candidate))));
    const [by] = modelsOf(naming);
    return model === undefined || by === undefined ? undefined : { kind: 'named', by, model };
  },
};
