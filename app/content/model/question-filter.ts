import { foldText, queryWords } from '#app/lib/normalize-text.ts';
import type { Question } from './question.ts';

/** Whether each word of the query is in the question or in its answer. An empty query matches every question. */
export function questionMatches({ question, answer }: Question, query: string): boolean {
  const text = foldText(`${question} ${answer}`);
  return queryWords(query).every((word) => text.includes(word));
}
