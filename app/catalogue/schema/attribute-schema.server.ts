import * as v from 'valibot';
import {
  type Attribute,
  CATEGORY_ATTRIBUTE,
  type FigureSource,
  TAKES,
} from '#app/figures/model/attribute.ts';
import { SCALE_NAMES } from '#app/figures/model/scales.ts';
import { FIXED_COLUMNS } from '#app/listing/model/listing-column.ts';
import type { References } from './references.server.ts';
import { optional, optionalList, required, slug, text } from './schema-parts.server.ts';

const words = v.array(text);

function oneOf<const Names extends readonly string[]>(names: Names) {
  return v.picklist(names, `must be one of ${names.join(', ')}`);
}

const value = v.pipe(
  v.strictObject({
    id: required(slug, 'Unique in this list. Part of the address of a filtered list.'),
    label: required(text, 'Shown to shoppers.'),
    words: optional(words, 'What a specification contains if it has this value. Default: the label.'),
  }),
  v.transform(({ id, label, words = [label] }) => ({ id, label, words })),
);

function hasUniqueIds(values: readonly { readonly id: string }[]): boolean {
  return new Set(values.map(({ id }) => id)).size === values.length;
}

/** The values of `takes` that read numbers with a unit. */
const NEEDS_UNIT: ReadonlySet<string> = new Set(['measure', 'lower end', 'upper end']);

export function attributeSchema(references: References) {
  const source = v.union(
    [
      v.pipe(
        text,
        v.transform((specification): FigureSource => ({ specification })),
      ),
      v.strictObject({
        specification: required(text, 'The label of a specification.'),
        categories: optional(v.array(references.category), 'Read in these categories only.'),
        containing: optional(words, 'Read only if the text contains one of these words.'),
      }),
    ],
    'must be the label of a specification, or an object with a "specification"',
  );
  const common = {
    id: required(
      v.pipe(
        slug,
        v.check(
          (id) => id !== CATEGORY_ATTRIBUTE,
          'is reserved for the filter by category on combined pages; choose another id',
        ),
        v.check(
          (id) => !FIXED_COLUMNS.some((column) => column === id),
          'is the id of another column of the table; choose another id',
        ),
      ),
      'Unique. Part of the address of a filtered list.',
    ),
    label: required(text, 'Shown to shoppers. Unique.'),
    filtersIn: optionalList(
      references.listing,
      'Slugs of the categories and combined pages that filter by it. Each page should have 4 to 8 such attributes.',
    ),
    comparesIn: optional(
      v.array(references.listing),
      'Slugs of the categories and combined pages whose tables show it. Default: those that filter by it.',
    ),
    better: v.exactOptional(
      required(
        oneOf(['more', 'less', 'neither']),
        'What most buyers prefer: it comes first in a sorted table. Default: neither.',
      ),
      'neither',
    ),
    marksBest: v.exactOptional(
      required(
        v.boolean(),
        'Whether more (or less) is better for every buyer, as of protection against dust. A comparison then marks the best product. Not for what depends on the need, such as channels. Default: false.',
      ),
      false,
    ),
    readFrom: optionalList(
      source,
      'Specifications about this attribute. `npm run catalogue:check` lists those that cannot be read.',
    ),
    alsoReadFrom: optionalList(source, 'Specifications that may mention it among other things.'),
    readsTitle: v.exactOptional(
      required(v.boolean(), 'Whether the title may mention it. Default: false.'),
      false,
    ),
  };
  const attribute = v.variant(
    'kind',
    [
      v.pipe(
        v.strictObject({
          ...common,
          kind: required(v.literal('number'), 'Numbers and ranges with a unit, or counts.'),
          unit: optional(
            text,
            'Any word or sign, such as kg or Nm. Related units, such as g, are converted to the common ones.',
          ),
          takes: v.exactOptional(
            required(
              oneOf(TAKES),
              '"count" is the number at the start of the text. Default: "measure", every number with the unit.',
            ),
            'measure',
          ),
          counted: optional(text, 'For "count": the plural of what is counted, such as "presets".'),
        }),
        v.forward(
          v.partialCheck(
            [['takes'], ['unit']],
            ({ takes, unit }) => unit !== undefined || !NEEDS_UNIT.has(takes),
            'is missing; name the unit, or write "takes": "count"',
          ),
          ['unit'],
        ),
      ),
      v.strictObject({
        ...common,
        kind: required(v.literal('steps'), 'Codes or classes in an order, such as IP66.'),
        scale: required(oneOf(SCALE_NAMES), 'The codes and their order.'),
      }),
      v.strictObject({
        ...common,
        kind: required(v.literal('set'), 'Any of a list of values, such as SIP and ONVIF.'),
        values: required(
          v.pipe(
            v.array(value),
            v.check((values) => hasUniqueIds(values), 'contains a duplicate id; give each value its own id'),
          ),
          'In display order.',
        ),
      }),
      v.strictObject({
        ...common,
        kind: required(v.literal('yes-no'), 'Yes, no or not stated.'),
        yes: required(words, 'What a specification contains if the answer is yes.'),
        no: optionalList(
          text,
          'What a specification contains if the answer is no. Yes wins if it contains both.',
        ),
      }),
    ],
    'must be one of number, steps, set, yes-no',
  );
  return v.pipe(
    attribute,
    v.check(
      ({ filtersIn, comparesIn = [] }) => filtersIn.length + comparesIn.length > 0,
      'has neither filtersIn nor comparesIn, so no category uses it; add one or remove the attribute',
    ),
    v.check(
      ({ readFrom, alsoReadFrom, readsTitle }) => readFrom.length + alsoReadFrom.length > 0 || readsTitle,
      'has no readFrom, alsoReadFrom or readsTitle, so no product can have it; add one',
    ),
    v.transform((attribute): Attribute => ({ comparesIn: attribute.filtersIn, ...attribute })),
  );
}
