export const contentsHeading = 'On this page';

export const helpHeading = 'Ask a person';
export const supportOpen = (hours: string) => `Support is open ${hours}.`;
export const email = 'Email';
export const allContactDetails = 'All contact details';

export const newsletterEmailLabel = 'Email address';
export const newsletterEmailExample = 'you@company.com';
export const subscribe = 'Subscribe';

export const contactTitle = 'Contact Us';
export const contactDescription = 'Address, phone numbers, business hours and e-mail addresses of Watchpost.';
export const contactLead =
  'Questions about a product, an order or an installation? Call, write, or send us a message.';
export const messageHeading = 'Send us a message';
export const locationHeading = 'Location';
export const phoneHeading = 'Phone';
export const salesEmail = 'Sales';
export const supportEmail = 'Support';
export const privacyEmail = 'Privacy';
export const hoursHeading = 'Business hours';
export const supportHours = (hours: string) => `Support: ${hours}`;
export const mapAlt = 'Drawn map: Watchpost stands on Harbour Street, opposite the middle pier';
export const mapStreet = 'Harbour Street';

export const contactFormName = 'Contact';
export const allFieldsRequired = 'All fields are required.';
export const nameLabel = 'Full Name';
export const emailLabel = 'Email Address';
export const subjectLabel = 'Subject';
export const messageLabel = 'Message';
export const sendMessage = 'Send Message';
export const sendingMessage = 'Sending...';
export const messageTaken = 'Form submitted. We will contact you soon!';

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
