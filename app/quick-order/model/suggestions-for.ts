import type { NearMissCode } from '#app/offer/model/near-misses.ts';
import { type CodeIndex, looseKey } from '#app/offer/model/product-codes.ts';
import type { ProblemLine } from './match-order.ts';
import { withPart } from './order-list.ts';

/** A product that a line may mean, and the line with its code in place of what was not read. */
export type Suggestion = NearMissCode & { readonly line: string };

/** @param find see `nearMissesIn` */
export function suggestionsFor(
  { problem }: ProblemLine,
  index: CodeIndex,
  find: (text: string) => readonly NearMissCode[],
): readonly Suggestion[] {
  if (problem.kind === 'ambiguous') {
    // Only the id stands for one product.
    return problem.ids.map((id) => ({
      id,
      key: id,
      code: index.codeOf(id),
      line: withPart(problem.code, id),
    }));
  }
  if (problem.kind !== 'unknown') return [];
  const { code, others = [] } = problem;
  for (const part of [code, ...others]) {
    // Where the line can be divided, a code much shorter than all of it would drop what may be the quantity.
    const isWholeLine = part.before + part.after === '' && others.length > 0;
    const minLength = isWholeLine ? looseKey(part.text).length - 1 : 0;
    const found = find(part.text).filter((near) => near.key.length >= minLength);
    // `DS-7716NXI-I4/16` is the beginning of a model, and not 16 of another one.
    const isBeginning = (key: string) =>
      part.after.startsWith('/') && key.startsWith(looseKey(part.text + part.after));
    if (found.length > 0) {
      return found.map(({ id, key, code: near }) => ({
        id,
        key,
        code: near,
        line: isBeginning(key) ? part.before + near : withPart(part, near),
      }));
    }
  }
  return [];
}
