import { asTyped } from '#app/domain/as-typed.ts';
import type { Question } from './question.ts';

/** Whether every typed word stands somewhere in the question or its answer; nothing typed fits every question. */
export function questionMatches({ question, answer }: Question, typed: string): boolean {
  const text = asTyped(`${question} ${answer}`);
  return asTyped(typed)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
