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
  stopWords: required(v.array(text), 'Words that are ignored, such as "for".'),
});

export type PlainWordsData = v.InferOutput<
  v.StrictObjectSchema<ReturnType<typeof plainWordsSchemas>, undefined>
>;
