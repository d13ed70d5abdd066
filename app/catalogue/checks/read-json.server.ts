import { type AnyNode, evaluate, parse } from '@humanwhocodes/momoa';
import type { Mistake } from './mistake.server.ts';

type Finding = Pick<Mistake, 'message' | 'cure'>;

/** With the names and places in lists that lead from the root to it. */
type PlacedFinding = Finding & { readonly keys: readonly (string | number)[] };

export type ReadJson =
  | { readonly kind: 'json'; readonly root: unknown; readonly repeated: readonly PlacedFinding[] }
  | ({ readonly kind: 'broken' } & Finding);

/**
 * Reads JSON as those need it who write it by hand: what cannot be read is told with its line, also where an editor has
 * put in curly quotes or saved in an encoding of its own, and a name that stands twice in one object is a mistake
 * (`JSON.parse` takes the last).
 */
export function readJson(text: string): ReadJson {
  const damaged = text.indexOf('\uFFFD');
  if (damaged >= 0) {
    const message = `is not saved as UTF-8: the first damaged character stands in line ${lineOf(text, damaged)}`;
    return broken(message, 'save the file again and choose UTF-8 as its encoding');
  }
  try {
    const { body } = parse(text);
    return { kind: 'json', root: evaluate(body), repeated: repeatedNames(body, []) };
  } catch (error) {
    if (!isPlaced(error)) throw error;
    return brokenAt(text, error.offset);
  }
}

function broken(message: string, cure: string): ReadJson {
  return { kind: 'broken', message, cure };
}

function brokenAt(text: string, offset: number): ReadJson {
  const column = offset - text.lastIndexOf('\n', offset - 1);
  const rest = /.*/.exec(text.slice(offset))?.[0].trim().slice(0, 40) ?? '';
  const id = [...text.slice(0, offset).matchAll(/"id":\s*"([^"\n]*)"/g)].at(-1)?.[1];
  const place = `line ${lineOf(text, offset)} column ${column}${id === undefined ? '' : `, below the id "${id}"`}`;
  return broken(
    `is not JSON: ${place}: ${rest === '' ? 'something is missing' : `cannot read ${rest}`}`,
    /^[“”„‟″]/.test(rest)
      ? 'write straight quotes, ", not curly ones'
      : 'look there, and just before, for a missing or extra comma, quote or bracket',
  );
}

function repeatedNames(node: AnyNode, keys: PlacedFinding['keys']): readonly PlacedFinding[] {
  if (node.type === 'Array') {
    return node.elements.flatMap(({ value }, index) => repeatedNames(value, [...keys, index]));
  }
  if (node.type !== 'Object') return [];
  const lines = new Map<string, number>();
  return node.members.flatMap(({ name, value }) => {
    const label = name.type === 'String' ? name.value : name.name;
    const place = [...keys, label];
    const { line } = name.loc.start;
    const earlier = lines.get(label);
    lines.set(label, line);
    const message = `stands here twice, in line ${earlier} and in line ${line}`;
    return [
      ...(earlier === undefined ? [] : [{ keys: place, message, cure: 'remove one of them' }]),
      ...repeatedNames(value, place),
    ];
  });
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function isPlaced(error: unknown): error is { readonly offset: number } {
  return error instanceof Error && 'offset' in error && typeof error.offset === 'number';
}
