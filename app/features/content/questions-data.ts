import type { QuestionCategory } from '#app/domain/content/question.ts';

/** The questions as search engines read them, in the words of schema.org. */
export function questionsData(categories: readonly QuestionCategory[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
