export const faqTitle = 'Frequently Asked Questions';
export const faqDescription =
  'Answers about ordering and payment, shipping, returns and warranty, and about choosing cameras, radios, sensors and fire alarms.';
// A sentence around links to the shipping policy and the terms. The links have the titles of these pages.
export const faqLeadBeforeShipping = 'Short answers about orders and equipment. The full terms are in the ';
export const faqLeadBeforeTerms = ' and the ';
export const faqLeadEnd = '.';
export const filterQuestions = 'Filter questions';
export const questionCount = (total: number) => (total === 1 ? '1 question' : `${total} questions`);
export const matchCount = (shown: number, total: number) => `${shown} of ${total} questions`;
export const noQuestionMatches = (filter: string) => `No question matches “${filter}”.`;
export const noQuestionMatchesHint = 'Try a single word, such as “returns” or “PoE”, or ask us directly.';
export const clearFilter = 'Clear filter';
export const linkToAnswer = 'Link to this answer';
