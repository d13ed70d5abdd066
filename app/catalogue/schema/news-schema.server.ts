import * as v from 'valibot';
import { CURE_MARK, identifier, isRealDay, sampleMark, schemaLink, text } from './schema-parts.server.ts';

const newsItemSchema = v.strictObject({
  id: v.pipe(identifier, v.metadata({ title: 'Id', description: 'Unique among news.' })),
  date: v.pipe(
    v.string(),
    v.check(
      (date) => /^\d{4}-\d\d-\d\d$/.test(date) && isRealDay(date),
      `must be a day that exists${CURE_MARK}write it like 2026-09-14`,
    ),
    v.metadata({ title: 'Date', description: 'A day, like 2026-09-14.' }),
  ),
  title: v.pipe(text, v.metadata({ title: 'Title', description: 'The headline.' })),
  text: v.pipe(text, v.metadata({ title: 'Text', description: 'A short paragraph.' })),
});

export const newsFileSchema = v.pipe(
  v.strictObject({
    $schema: schemaLink,
    sample: sampleMark,
    news: v.array(newsItemSchema),
  }),
  v.metadata({ title: 'News', description: 'Shown on the home page.' }),
);
