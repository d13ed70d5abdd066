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
