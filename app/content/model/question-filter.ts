import { foldText, queryWords } from '#app/lib/normalize-text.ts';

export type Question = {
  /** Unique among all questions, so that a link can target it: `/faqs#id`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

export type QuestionCategory = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
};

/** Whether each word of the query is in the question or in its answer. An empty query matches every question. */
export function questionMatches({ question, answer }: Question, query: string): boolean {
  const text = foldText(`${question} ${answer}`);
  return queryWords(query).every((word) => text.includes(word));
}
