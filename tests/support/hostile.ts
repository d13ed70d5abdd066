import * as fc from 'fast-check';

// Input that is wrong in the ways that real damage and real attacks are: values that were once valid and were then changed,
// cut, doubled or replaced, and texts that mean something to HTML, to JavaScript or to a terminal.

export const MARKUP =
  '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>';

/** Names that every object inherits. A parser that looks them up in a plain object finds a function. */
const INHERITED_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const LONG_TEXTS = [
  'x'.repeat(10_000),
  `a${' '.repeat(10_000)}b`,
  'a,'.repeat(5000),
  '"'.repeat(5001),
  '1'.repeat(10_000),
  '%'.repeat(3000),
  '😀'.repeat(5000),
  'word '.repeat(2000),
  `${'a@'.repeat(5000)}a.`,
];

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  '\uDE00x',
  '\u202Egpj.exe',
  'عبد الرحمن',
  'e\u0301\u0323'.repeat(50),
  '\uFEFF',
  '\u2028\u2029',
  '\r\n',
  '🧑‍🚒',
  '٣٫٥',
  '１２３',
  '1e999',
  '-0',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '2026-02-31',
  '+275760-09-14',
  '../../etc/passwd',
  'javascript:alert(1)',
  '${7*7}',
  "'; DROP TABLE carts; --",
  '=HYPERLINK("x")',
  MARKUP,
  ']]>',
  '</script>',
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.constantFrom(...INHERITED_NAMES), weight: 2 },
  { arbitrary: fc.constantFrom(...LONG_TEXTS), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 2 },
  // Surrogates that are not in pairs. `fc.string` makes none.
  {
    arbitrary: fc
      .array(fc.nat({ max: 0xffff }), { maxLength: 12 })
      .map((units) => String.fromCharCode(...units)),
    weight: 2,
  },
  { arbitrary: fc.string({ maxLength: 30 }), weight: 2 },
);

/** Numbers that JSON can contain. `JSON.parse('1e999')` is infinite. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    1.005,
    0.005,
    5e-324,
    1e21,
    1e308,
    -1e308,
    Infinity,
    -Infinity,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    2 ** 53 + 2,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
    10_000,
    10_001,
    1_000_000_000,
    1_000_000_000.01,
    8.64e15,
  ),
  fc.double({ noNaN: true }),
  fc.integer(),
);

const name = fc.oneof(
  fc.constantFrom(...INHERITED_NAMES, 'id', 'items', 'price', 'length'),
  fc.string({ maxLength: 5 }),
);

/** `toJson` writes it as lists within lists, deeper than `JSON.stringify` can write. */
const DEEP = '@deep@';

/** Any JSON value. An object may have an own property `__proto__`, as `JSON.parse` makes it. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'hostile' },
    { arbitrary: hostileText, weight: 40 },
    { arbitrary: hostileNumber, weight: 30 },
    { arbitrary: fc.constantFrom<unknown>(null, true, false), weight: 20 },
    { arbitrary: fc.array(tie('value'), { maxLength: 4 }), weight: 10 },
    { arbitrary: fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map(objectOf), weight: 20 },
    { arbitrary: fc.constant(DEEP), weight: 2 },
  ),
})).value;

function objectOf(entries: readonly (readonly [string, unknown])[]): unknown {
  // Unlike an assignment, this defines a property `__proto__`.
  return Object.fromEntries(entries);
}

type Change = {
  readonly kind: 'drop' | 'replace' | 'repeat' | 'add' | 'wrap' | 'reverse';
  /** Selects the part that is changed: its index, modulo the number of parts. */
  readonly at: number;
  readonly name: string;
  readonly value: unknown;
};

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('drop', 'replace', 'replace', 'replace', 'repeat', 'add', 'wrap', 'reverse'),
  at: fc.nat(),
  name,
  value: hostileValue,
});

/** A valid JSON value after one to three changes, each at any depth. */
export function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce(applyChange, value));
}

function applyChange(root: unknown, { kind, at, name, value }: Change): unknown {
  const places = placesIn(root);
  const target = places[at % places.length] ?? [];
  return changeAt(root, target, (part) => {
    switch (kind) {
      case 'replace':
        return [value];
      case 'wrap':
        return [[part]];
      case 'repeat':
        return [part, part];
      case 'drop':
        return [];
      case 'reverse':
        return [Array.isArray(part) ? part.toReversed() : part];
      case 'add':
        return [isObject(part) ? objectOf([...Object.entries(part), [name, value]]) : part];
    }
  });
}

/** The paths of a value itself and of all its parts down to a depth of seven. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

/** @param change returns no value to drop the part, and two values to repeat it. Only entries of a list can be repeated. */
function changeAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (part: unknown) => readonly unknown[],
): unknown {
  if (key === undefined) return change(value)[0];
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return entries.flatMap((entry, index) => {
      if (String(index) !== key) return [entry];
      return rest.length === 0 ? change(entry) : [changeAt(entry, rest, change)];
    });
  }
  if (!isObject(value)) return value;
  return objectOf(
    Object.entries(value).flatMap(([name, child]): readonly (readonly [string, unknown])[] => {
      if (name !== key) return [[name, child]];
      const changed = rest.length === 0 ? change(child) : [changeAt(child, rest, change)];
      return changed.slice(0, 1).map((part) => [name, part]);
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Like `JSON.stringify`, but keeps infinite numbers, the sign of -0 and great depth, as a JSON file can. */
export function toJson(value: unknown): string {
  const marked: unknown = JSON.stringify(value, (_, part: unknown) => {
    if (part === Infinity) return '@1e999@';
    if (part === -Infinity) return '@-1e999@';
    return Object.is(part, -0) ? '@-0@' : part;
  });
  if (typeof marked !== 'string') return 'undefined';
  return marked
    .replaceAll(/"@(-?1e999|-0)@"/g, '$1')
    .replaceAll(`"${DEEP}"`, () => '['.repeat(20_000) + ']'.repeat(20_000));
}

/**
 * A JSON text of a mutated value. One in ten texts is then also cut, or hostile text replaces up to two of its characters. Some
 * texts are only hostile text.
 */
export function hostileJson(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const text = mutated(valid).map(toJson);
  return fc.oneof(
    { arbitrary: text, weight: 90 },
    {
      arbitrary: fc
        .tuple(text, fc.nat(), hostileText, fc.nat({ max: 2 }))
        .map(([text, at, inserted, removed]) => {
          const position = at % (text.length + 1);
          return text.slice(0, position) + inserted + text.slice(position + removed);
        }),
      weight: 5,
    },
    {
      arbitrary: fc.tuple(text, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
      weight: 5,
    },
    { arbitrary: hostileText, weight: 2 },
  );
}

/** Valid entries with distinct keys, with broken ones between them that have none of these keys. */
export function amongBroken<Entry>(
  valid: fc.Arbitrary<Entry>,
  keyOf: (entry: unknown) => unknown,
): fc.Arbitrary<{ readonly valid: readonly Entry[]; readonly all: readonly unknown[] }> {
  return fc
    .tuple(
      fc.uniqueArray(valid, { selector: keyOf, maxLength: 6 }),
      fc.array(fc.tuple(fc.oneof(hostileValue, mutated(valid)), fc.nat()), { maxLength: 6 }),
    )
    .map(([valid, broken]) => {
      const keys = new Set(valid.map(keyOf));
      const all: unknown[] = [...valid];
      for (const [entry, at] of broken) {
        if (!keys.has(keyOf(entry))) all.splice(at % (all.length + 1), 0, entry);
      }
      return { valid, all };
    });
}

/** A query with the parameters of a page, repeated, misspelt and with wrong values. */
export function hostileQuery(
  names: readonly string[],
  usual: fc.Arbitrary<string>,
): fc.Arbitrary<URLSearchParams> {
  const value = fc.oneof(
    { arbitrary: usual, weight: 3 },
    { arbitrary: hostileText, weight: 3 },
    { arbitrary: hostileNumber.map(String), weight: 1 },
    {
      arbitrary: fc.array(fc.oneof(usual, hostileText), { maxLength: 5 }).map((parts) => parts.join(',')),
      weight: 1,
    },
  );
  const parameterName = fc.oneof(
    { arbitrary: fc.constantFrom(...names), weight: 9 },
    { arbitrary: hostileText, weight: 1 },
  );
  return fc
    .array(fc.tuple(parameterName, value), { maxLength: 8 })
    .map((entries) => new URLSearchParams(entries.map(([name, value]) => [name, value])));
}
