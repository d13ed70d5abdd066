import * as v from 'valibot';
import { isDay } from '#app/lib/day.ts';
import {
  id,
  numberBetween,
  optional,
  optionalList,
  required,
  slug,
  text,
  wholeNumberFrom,
} from './schema-parts.server.ts';
import { BANNER_BACKGROUNDS } from '#app/home/model/editorial.ts';
import type { References } from './references.server.ts';

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

export const categorySchema = (references: References) =>
  v.strictObject({
    id: required(id, 'Unique among categories.'),
    title: required(text, 'Shown to shoppers. Unique.'),
    slug: required(slug, 'Part of the address, /category/cctv-systems. Unique.'),
    image: optional(
      references.categoryPicture,
      'A file name in /images/categories/, a path that begins with /, or a URL.',
    ),
    summary: optional(text, 'One sentence.'),
    isNew: optional(v.boolean(), 'Marks the category as New in the category row and on its tile.'),
    parent: optional(references.parentCategory, 'The slug of the category that this one belongs to.'),
    combinedPage: optional(
      v.strictObject({
        slug: required(references.combinedPage, 'Part of the address, /category/all-cameras. Unique.'),
        title: required(text, 'Shown to shoppers.'),
        summary: required(text, 'One sentence.'),
      }),
      'A page with the products of this category and of all categories below it. It can be filtered by the attributes whose filtersIn contains its slug.',
    ),
    promo: optional(
      v.strictObject({
        heading: required(text, 'The headline.'),
        text: required(text, 'One sentence.'),
        button: required(text, 'What the button does.'),
        link: required(
          v.pipe(v.string(), v.startsWith('/', 'must begin with /')),
          'A page of the shop, such as /search?q=4K.',
        ),
      }),
      'A box beside the products of the category. Default: none.',
    ),
    productCount: optional(wholeNumberFrom(0), 'Not used: the shop counts the products itself.'),
    featuredProducts: optional(v.array(references.product), 'Ids of products. Not shown yet.'),
    keySpecifications: optionalList(
      references.specification,
      'Labels of the specifications that buyers of this category compare, the most important first. A product page shows the first five that the product has. Put a label that only some products have, such as the channels of a recorder, before those that all share. Cards of the category show those three that most products have.',
    ),
    subCategories: optional(v.array(text), 'Names of kinds of products. Not shown yet.'),
  });

/** As a file has it. */
export type CategoryData = v.InferInput<ReturnType<typeof categorySchema>>;

export const footerSchema = (references: References) =>
  v.strictObject({
    categories: optional(
      v.array(references.listing),
      'Slugs of categories and combined pages. Default: the first eight categories without a parent.',
    ),
    featured: optional(
      v.array(references.listing),
      'The same for the column Featured. Default: the first eight categories with a parent.',
    ),
  });

const DAY_RULE = 'must be a day, such as 2026-09-14';

export const day = v.pipe(v.string(), v.isoDate(DAY_RULE), v.check(isDay, DAY_RULE));

const TIME_RULE = 'must be a time with its time zone, such as 2026-12-20T23:59:59-05:00';

/** Every browser reads a time in this format. `isoTimestamp` also accepts the time zone `+03`, which `Date.parse` does not. */
const isStandardTime = (time: string) =>
  isDay(time.slice(0, 'yyyy-mm-dd'.length)) && /T.*(?:Z|[+-]\d\d:\d\d)$/.test(time);

const time = v.pipe(v.string(), v.isoTimestamp(TIME_RULE), v.check(isStandardTime, TIME_RULE));

export const dealsSchema = v.strictObject({
  endsAt: required(time, 'When the countdown ends, such as 2026-12-20T23:59:59-05:00.'),
  note: required(text, 'What ends then, in one short line that names the day.'),
});

export const testimonialSchema = v.strictObject({
  id: required(id, 'Unique among testimonials.'),
  quote: required(text, 'Without quotation marks.'),
  role: required(text, 'What the person does. No name.'),
  sector: required(text, 'The trade or the kind of building.'),
});

export const newsItemSchema = v.strictObject({
  id: required(id, 'Unique among news.'),
  date: required(day, 'A day, such as 2026-09-14.'),
  title: required(text, 'The headline.'),
  text: required(text, 'A short paragraph.'),
});
