import * as v from 'valibot';
import type { References } from './references.server.ts';
import { optional, optionalList, required, slug, text } from './schema-parts.server.ts';

const words = v.pipe(v.array(text), v.minLength(1, 'must have at least one word'));

const attribute = required(slug, 'The id of an attribute of attributes.json.');

export const plainWordsSchemas = (references: References) => ({
  synonyms: required(
    v.array(
      v.strictObject({
        words: required(
          words,
          'Words or phrases with this meaning. This meaning takes precedence over that of the same words in attributes.json, and over a category or brand of that name.',
        ),
        means: required(
          v.array(
            v.union(
              [
                v.strictObject({ attribute, value: required(slug, 'The id of a value of a set.') }),
                v.strictObject({
                  attribute,
                  step: required(text, 'At least this step, such as IP66 or 4k.'),
                }),
                v.strictObject({ attribute, atLeast: required(v.number(), 'In the unit of the attribute.') }),
                v.strictObject({ attribute, atMost: required(v.number(), 'In the unit of the attribute.') }),
                v.strictObject({
                  attribute,
                  is: required(v.boolean(), 'The value of a yes-or-no attribute.'),
                }),
                v.strictObject({ category: required(references.category, 'The slug of a category.') }),
                v.strictObject({ brand: required(references.brand, 'The brand of a product.') }),
              ],
              'must have an "attribute" with value, step, atLeast, atMost or is; or a "category"; or a "brand"',
            ),
          ),
          'A product matches if it meets one of these.',
        ),
        label: optional(
          text,
          'What visitors read, such as "Camera". Default: the names of the values; if there are more than two values, the words of the query.',
        ),
        otherwise: optional(
          text,
          'What is true of products that do not meet it, such as "need a cable": the search then says "All our cameras need a cable."',
        ),
      }),
    ),
    'Technical and everyday words, each with its meanings.',
  ),
  units: required(
    v.array(
      v.strictObject({
        words: required(words, 'What follows the number, such as "m" and "metres".'),
        attributes: required(v.array(slug), 'The ids of the attributes that the number can be about.'),
        spelling: optional(
          text,
          'The unit of the number, from which it is converted, such as "ft". Default: the unit of the attribute.',
        ),
      }),
    ),
    'Words after a number.',
  ),
  negativeNumbers: optionalList(
    slug,
    'The ids of the attributes that a negative number without a unit is about: "camera -30".',
  ),
  sizesInPixels: optionalList(
    slug,
    'The ids of the attributes, besides resolutions, that the width of a picture size in pixels is about: "thermal camera 640 × 480".',
  ),
  stopWords: required(
    v.array(text),
    'Words that are ignored, such as "for" and "kitchen". Their forms are too: "need" stands for "needs" and "needing".',
  ),
  notSold: optionalList(
    v.strictObject({
      words: required(words, 'Words for what buyers look for and you do not sell, such as "poe switch".'),
      name: required(text, 'Its name in the plural. The search says "We sell no PoE switches."'),
      links: optionalList(
        v.strictObject({
          text: required(text, 'The text of the link.'),
          to: required(
            v.pipe(references.page, v.startsWith('/', 'must begin with /')),
            'A path from /, such as /product/43 or /search?q=recorder.',
          ),
        }),
        'Where you send people who look for it.',
      ),
    }),
    'What you do not sell. A word that also has a meaning above, such as "battery", is not sold where it names what is looked for ("radio battery"), and has its meaning elsewhere ("sensor with battery").',
  ),
});

export type PlainWordsData = v.InferOutput<
  v.StrictObjectSchema<ReturnType<typeof plainWordsSchemas>, undefined>
>;
