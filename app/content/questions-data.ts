import type { FAQPage } from 'schema-dts';
import type { QuestionCategory } from './model/question.ts';

/** Structured data of the questions for search engines (schema.org `FAQPage`). */
export function questionsData(categories: readonly QuestionCategory[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  } satisfies FAQPage;
}
