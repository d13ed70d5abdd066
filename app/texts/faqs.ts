export const faqTitle = 'Frequently Asked Questions';
export const faqDescription =
  'Answers about ordering and payment, shipping, returns and warranty, and about choosing cameras, radios, sensors and fire alarms.';
/** One sentence around links to two pages, which give it their titles. */
export const faqLeadBeforeShipping = 'Short answers about orders and equipment. The full terms stand in the ';
export const faqLeadBeforeTerms = ' and the ';
export const faqLeadEnd = '.';
export const filterQuestions = 'Filter questions';
export const questionCount = (all: number) => `${all} questions`;
export const matchCount = (shown: number, all: number) => `${shown} of ${all} questions`;
export const noQuestionMatches = (typed: string) => `No question matches “${typed}”.`;
export const noQuestionMatchesHint = 'Try a single word, such as “returns” or “PoE”, or ask us directly.';
export const clearFilter = 'Clear filter';
export const linkToAnswer = 'Link to this answer';
