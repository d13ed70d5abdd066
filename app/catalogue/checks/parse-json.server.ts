import { type AnyNode, evaluate, parse } from '@humanwhocodes/momoa';

export type ParsedJson = { readonly value: unknown; readonly mistakes: readonly string[] };

/** Unlike `JSON.parse`, reports the line of a syntax error and the names that an object contains twice. */
export function parseJson(text: string): ParsedJson {
  try {
    const { body } = parse(text);
    return { value: evaluate(body), mistakes: duplicateNames(body) };
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const { line, column } = error;
    const position = `line ${line}, column ${column}`;
    const advice = 'look there and just before for a missing or extra comma, quote or bracket';
    return { value: undefined, mistakes: [`is not valid JSON at ${position}; ${advice}`] };
  }
}

function duplicateNames(node: AnyNode): readonly string[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => duplicateNames(value));
  if (node.type !== 'Object') return [];
  const earlierNames = new Set<string>();
  return node.members.flatMap(({ name: nameNode, value }) => {
    const name = nameNode.type === 'String' ? nameNode.value : nameNode.name;
    const isDuplicate = earlierNames.has(name);
    earlierNames.add(name);
    const { line } = nameNode.loc.start;
    const mistake = `line ${line}: "${name}" is already set in the same entry; remove one of them`;
    return [...(isDuplicate ? [mistake] : []), ...duplicateNames(value)];
  });
}

function isSyntaxError(error: unknown): error is { readonly line: number; readonly column: number } {
  return error instanceof Error && 'line' in error && 'column' in error;
}
