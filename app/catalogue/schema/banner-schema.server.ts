import * as v from 'valibot';
import { BANNER_BACKGROUNDS } from '#app/home/model/editorial.ts';
import type { References } from './references.server.ts';
import { id, numberBetween, optional, required, text } from './schema-parts.server.ts';

const MAX_TITLE_WORDS = 6;

const headline = v.pipe(
  text,
  v.maxWords('en', MAX_TITLE_WORDS, `must have at most ${MAX_TITLE_WORDS} words`),
);

const calloutSchema = v.strictObject({
  label: required(text, 'What the figure states, in one or two words.'),
  value: required(text, 'A figure from the product’s specifications.'),
  reach: required(
    numberBetween(30, 100),
    'Where the line from the call-out ends on the product: percent of the picture’s width, from the left. The first line is at a quarter of the picture’s height, the second at half.',
  ),
});

export const bannerSchema = (references: References) =>
  v.strictObject({
    id: required(id, 'Unique among banners.'),
    title: required(headline, `The headline, at most ${MAX_TITLE_WORDS} words.`),
    subtitle: optional(text, 'One line.'),
    image: required(references.productPicture, 'A path from /, such as /images/banners/1.svg.'),
    imageAlt: optional(v.string(), 'Describes the picture for people who cannot see it.'),
    buttonText: required(text, 'What the button does.'),
    buttonLink: required(references.page, 'A page of the shop, such as /product/45.'),
    bgColor: required(v.picklist(BANNER_BACKGROUNDS), 'The dark background of the picture.'),
    position: required(v.picklist(['left', 'right']), 'The side of the text.'),
    callouts: optional(
      v.pipe(v.array(calloutSchema), v.length(2, 'must have exactly two entries')),
      'Two figures shown beside the picture.',
    ),
  });

export type BannerData = v.InferOutput<ReturnType<typeof bannerSchema>>;
