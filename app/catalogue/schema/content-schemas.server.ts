import * as v from 'valibot';
import { isDay } from '#app/lib/day.ts';
import { id, optional, required, slug, text } from './schema-parts.server.ts';

const DAY_RULE = 'must be a day, such as 2026-09-14';

const day = v.pipe(v.string(), v.isoDate(DAY_RULE), v.check(isDay, DAY_RULE));

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

const questionSchema = v.strictObject({
  id: required(slug, 'Unique among all questions. Links can point to it: /faqs#your-id.'),
  question: required(text, 'As a shopper would ask it.'),
  answer: required(text, 'A few sentences of plain text.'),
  liveAnswer: optional(text, 'In place of `answer` in a shop that takes orders (live mode).'),
});

export const questionCategorySchema = v.strictObject({
  id: required(slug, 'Unique among the categories of questions.'),
  title: required(text, 'The heading above the questions.'),
  questions: required(v.array(questionSchema), 'In the order in which they are shown.'),
});
