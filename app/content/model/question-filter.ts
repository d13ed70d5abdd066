import { foldText, queryWords } from '#app/lib/normalize-text.ts';
import { textOf, type TextSection } from './text-page.ts';

/** The title is the question, and the content its answer. The id is unique, so that a link can target it: `/faqs#id`. */
export type Question = TextSection;

export type QuestionCategory = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
};

/** Whether each word of the query is in the question or in its answer. An empty query matches every question. */
export function questionMatches({ title, content }: Question, query: string): boolean {
  const text = foldText([title, ...content.map(textOf)].join(' '));
  return queryWords(query).every((word) => text.includes(word));
}
