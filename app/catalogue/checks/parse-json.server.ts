import { type AnyNode, evaluate, type MemberNode, parse } from '@humanwhocodes/momoa';
import type { LineOf, ParsedFile } from './mistakes.server.ts';

/** Reports the line of a syntax error, and the names that an object contains twice. */
export function parseJson(text: string): ParsedFile {
  const lineOf = lineFinder(text);
  const value = parseFast(text);
  if (value !== undefined) return { value, mistakes: [], lineOf };
  try {
    const { body } = parse(text);
    const mistakes = duplicateNames(body);
    return { value: mistakes.length > 0 ? undefined : evaluate(body), mistakes, lineOf };
  } catch (error) {
    if (error instanceof RangeError) {
      return {
        value: undefined,
        mistakes: ['has too many lists and objects within each other'],
        lineOf: () => 1,
      };
    }
    if (!isSyntaxError(error)) throw error;
    const { line, column } = error;
    const position = `line ${line}, column ${column}`;
    const advice = 'look there and just before for a missing or extra comma, quote or bracket';
    return { value: undefined, mistakes: [`is not valid JSON at ${position}; ${advice}`], lineOf };
  }
}

/** Deeper values go to the slow parser, which reports a mistake if they are too deep for it. */
const MAX_DEPTH = 100;

/**
 * `undefined` if the text is not valid JSON, has a name twice in one object or is nested too deeply. `JSON.parse` is ten times
 * as fast as a parser that reports positions, but it silently drops the first of two equal names.
 */
function parseFast(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return countNames(value, MAX_DEPTH) === countWrittenNames(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the names in all objects of a value. `NaN` if it is nested deeper than `depth`. */
function countNames(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return Number.NaN;
  const children: readonly unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : children.length;
  return children.reduce<number>((sum, child) => sum + countNames(child, depth - 1), own);
}

/** Counts the strings that are followed by a colon. These are the names, including repeated ones. */
function countWrittenNames(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon) count += 1;
  return count;
}

/** Parses the text once more at the first call, since only a catalogue with mistakes needs positions. */
function lineFinder(text: string): LineOf {
  let body: AnyNode | undefined;
  return (path) => {
    body ??= parse(text).body;
    return deepestNode(body, path).loc.start.line;
  };
}

/** The node at the end of the path, or the last one that exists. */
function deepestNode(node: AnyNode, [key, ...rest]: readonly (string | number)[]): AnyNode {
  if (node.type === 'Array' && typeof key === 'number') {
    const element = node.elements[key];
    return element === undefined ? node : deepestNode(element.value, rest);
  }
  if (node.type === 'Object') {
    const member = node.members.find(({ name }) => nameOfMember(name) === key);
    if (member !== undefined) return rest.length === 0 ? member : deepestNode(member.value, rest);
  }
  return node;
}

function duplicateNames(node: AnyNode): readonly string[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }) => duplicateNames(value));
  if (node.type !== 'Object') return [];
  const earlierNames = new Set<string>();
  return node.members.flatMap(({ name: nameNode, value }) => {
    const name = nameOfMember(nameNode);
    const isDuplicate = earlierNames.has(name);
    earlierNames.add(name);
    const { line } = nameNode.loc.start;
    const mistake = `line ${line}: "${name}" is already set in the same entry; remove one of them`;
    return [...(isDuplicate ? [mistake] : []), ...duplicateNames(value)];
  });
}

function nameOfMember(node: MemberNode['name']): string {
  return node.type === 'String' ? node.value : node.name;
}

function isSyntaxError(error: unknown): error is { readonly line: number; readonly column: number } {
  return error instanceof Error && 'line' in error && 'column' in error;
}
