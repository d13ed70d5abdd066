import type { Question } from './question.ts';

/** Whether every typed word stands somewhere in the question or its answer; nothing typed fits every question. */
export function questionMatches({ question, answer }: Question, typed: string): boolean {
  const text = plain(`${question} ${answer}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** As a keyboard writes it: the texts have typographic dashes and apostrophes, which nobody types. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[–—]/g, '-').trim();
}
