import { type AnyNode, evaluate, parse } from '@humanwhocodes/momoa';

export type ParsedJson = { readonly value: unknown; readonly mistakes: readonly string[] };

/** Unlike `JSON.parse`, reports the line of a syntax error and any name that an object has twice. */
export function parseJson(text: string): ParsedJson {
  try {
    const { body } = parse(text);
    return { value: evaluate(body), mistakes: duplicateNames(body) };
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const { line, column } = error;
    const place = `line ${line}, column ${column}`;
    const cure = 'look there and just before for a missing or extra comma, quote or bracket';
    return { value: undefined, mistakes: [`is not valid JSON at ${place}; ${cure}`] };
  }
}

function duplicateNames(node: AnyNode): readonly string[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => duplicateNames(value));
  if (node.type !== 'Object') return [];
  const used = new Set<string>();
  return node.members.flatMap(({ name: { loc, ...name }, value }) => {
    const text = name.type === 'String' ? name.value : name.name;
    const isDuplicate = used.has(text);
    used.add(text);
    const mistake = `line ${loc.start.line}: "${text}" is already set in the same entry; remove one of them`;
    return [...(isDuplicate ? [mistake] : []), ...duplicateNames(value)];
  });
}

function isSyntaxError(error: unknown): error is { readonly line: number; readonly column: number } {
  return error instanceof Error && 'line' in error && 'column' in error;
}
