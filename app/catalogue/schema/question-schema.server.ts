import * as v from 'valibot';
import { kebab, schemaLink, text } from './schema-parts.server.ts';

const questionSchema = v.strictObject({
  id: v.pipe(
    kebab,
    v.metadata({
      title: 'Id',
      description: 'Unique among all questions; links can point at it: /faqs#your-id.',
    }),
  ),
  question: v.pipe(text, v.metadata({ title: 'Question', description: 'As a shopper would ask it.' })),
  answer: v.pipe(text, v.metadata({ title: 'Answer', description: 'Plain text, a few sentences.' })),
});

const questionCategorySchema = v.strictObject({
  id: v.pipe(kebab, v.metadata({ title: 'Id', description: 'Unique among the categories of questions.' })),
  title: v.pipe(text, v.metadata({ title: 'Title', description: 'The heading above the questions.' })),
  questions: v.pipe(
    v.array(questionSchema),
    v.metadata({ title: 'Questions', description: 'In the order in which they are shown.' }),
  ),
});

export const questionsFileSchema = v.pipe(
  v.strictObject({ $schema: schemaLink, categories: v.array(questionCategorySchema) }),
  v.metadata({ title: 'Questions', description: 'The frequently asked questions, by category.' }),
);
