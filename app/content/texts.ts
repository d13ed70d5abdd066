import { messages } from '#app/back-end.ts';
import { formatNumber } from '#app/lib/format-number.ts';

export const helpHeading = 'Ask a person';
export const supportOpen = (hours: string) => `Support is open ${hours}.`;
export const email = 'Email';
export const allContactDetails = 'All contact details';

export const contentsHeading = 'On this page';

export const filterQuestions = 'Filter questions';
export const questionCount = (total: number) =>
  total === 1 ? '1 question' : `${formatNumber(total)} questions`;
export const matchCount = (shown: number, total: number) =>
  `${formatNumber(shown)} of ${formatNumber(total)} questions`;
export const noQuestionMatches = (filter: string) => `No question matches “${filter}”.`;
export const noQuestionMatchesHint =
  'Try a single word, such as “returns” or “warranty”, or ask us directly.';
export const clearFilter = 'Clear filter';
export const linkToAnswer = 'Link to this answer';

export { allFieldsRequired, emailAddress as emailLabel } from '#app/ui/texts.ts';

export const contactTitle = 'Contact Us';
export const contactDescription = (shop: string) =>
  `Address, phone numbers, business hours and e-mail addresses of ${shop}.`;
export const contactLead = {
  form: 'Questions about a product or an order? Call, write, or send us a message.',
  mail: 'Questions about a product or an order? Call, or write to us.',
  none: 'Questions about a product or an order? Call, or write to us.',
}[messages];
/** Without the label of a field in it. */
export const messageHeading = 'Write to us';
export const locationHeading = 'Location';
export const phoneHeading = 'Phone';
export const salesEmail = 'Sales';
export const supportEmail = 'Support';
export const privacyEmail = 'Privacy';
export const hoursHeading = 'Business hours';
export const supportHours = (hours: string) => `Support: ${hours}`;

export const contactFormName = 'Contact';
export const nameLabel = 'Full Name';
export const subjectLabel = 'Subject';
export const messageLabel = 'Message';
export const sendMessage = 'Send Message';
/** The button of a form that sends nothing itself. */
export const openMail = 'Open Mail Program';
export const sendingMessage = 'Sending...';
export const messageUncertain =
  'Our service does not answer at the moment, so we may not have your message. Please try again in a few minutes, or call us.';
/** Followed by a link that opens it again. */
export const mailOpened = 'Your mail program opens with this message: send it there.';
export const openMailAgain = 'Open it again';
/** Followed by the address. */
export const mailTooLong =
  'This message is too long to be handed to a mail program. It stays here: copy it into an email to';
export const mailSignature = (name: string, email: string) => `${name}, ${email}`;
export const messageSubmitted = 'Form submitted. We will contact you soon!';
