import * as v from 'valibot';
import { BANNER_GROUNDS } from '#app/domain/content/banner.ts';
import { CURE_MARK, identifier, schemaLink, text } from './schema-parts.server.ts';

const MOST_TITLE_WORDS = 6;

const wordCount = (words: string): number => words.trim().split(/\s+/).length;

const reachRange = `must be between 30 and 100${CURE_MARK}measure it on the picture, in percent of its width`;

const calloutSchema = v.strictObject({
  label: v.pipe(text, v.metadata({ title: 'Label', description: 'What the figure says, in a word or two.' })),
  value: v.pipe(
    text,
    v.metadata({ title: 'Value', description: 'A figure of the product’s specifications.' }),
  ),
  reach: v.pipe(
    v.number(),
    v.minValue(30, reachRange),
    v.maxValue(100, reachRange),
    v.metadata({
      title: 'Reach',
      description:
        'Where the leader ends on the product, in percent of the picture’s width from its left edge. The first call-out stands at a quarter of its height, the second at half.',
    }),
  ),
});

const bannerSchema = v.strictObject({
  id: v.pipe(identifier, v.metadata({ title: 'Id', description: 'Unique among banners.' })),
  title: v.pipe(
    text,
    v.check(
      (title) => wordCount(title) <= MOST_TITLE_WORDS,
      `must have at most ${MOST_TITLE_WORDS} words${CURE_MARK}move the rest to the subtitle`,
    ),
    v.metadata({ title: 'Title', description: `The headline, at most ${MOST_TITLE_WORDS} words.` }),
  ),
  subtitle: v.exactOptional(v.pipe(text, v.metadata({ title: 'Subtitle', description: 'One line.' }))),
  image: v.pipe(
    text,
    v.metadata({ title: 'Image', description: 'A path from /, like /images/banners/1.svg.' }),
  ),
  imageAlt: v.exactOptional(
    v.pipe(v.string(), v.metadata({ title: 'Image in words', description: 'For those who cannot see it.' })),
  ),
  buttonText: v.pipe(text, v.metadata({ title: 'Button text', description: 'What the button does.' })),
  buttonLink: v.pipe(
    text,
    v.metadata({ title: 'Button link', description: 'A page of the shop, like /product/45.' }),
  ),
  bgColor: v.pipe(
    v.picklist(BANNER_GROUNDS, `must be one of ${BANNER_GROUNDS.join(', ')}${CURE_MARK}choose one of them`),
    v.metadata({ title: 'Ground', description: 'The dark ground behind the picture.' }),
  ),
  position: v.pipe(
    v.picklist(['left', 'right'], `must be left or right${CURE_MARK}choose the side for the words`),
    v.metadata({ title: 'Position', description: 'The side on which the words stand.' }),
  ),
  callouts: v.exactOptional(
    v.pipe(
      v.array(calloutSchema),
      v.length(2, `must be exactly two${CURE_MARK}take two figures from the product’s specifications`),
      v.metadata({ title: 'Call-outs', description: 'Two figures shown beside the picture.' }),
    ),
  ),
});

export type BannerData = v.InferOutput<typeof bannerSchema>;

export const bannersFileSchema = v.pipe(
  v.strictObject({ $schema: schemaLink, banners: v.array(bannerSchema) }),
  v.metadata({ title: 'Banners', description: 'The slides on the home page, in their order.' }),
);
