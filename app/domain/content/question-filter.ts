import { normalizeText, queryWords } from '#app/domain/normalize-text.ts';
import type { Question } from './question.ts';

/** Whether the question or its answer contains every word of the query. An empty query matches every question. */
export function questionMatches({ question, answer }: Question, query: string): boolean {
  const text = normalizeText(`${question} ${answer}`);
  return queryWords(query).every((word) => text.includes(word));
}
