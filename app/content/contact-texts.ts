export { allFieldsRequired, emailAddress as emailLabel } from '#app/ui/common-texts.ts';

export const contactTitle = 'Contact Us';
export const contactDescription = (shop: string) =>
  `Address, phone numbers, business hours and e-mail addresses of ${shop}.`;
export const contactLead =
  'Questions about a product, an order or an installation? Call, write, or send us a message.';
export const messageHeading = 'Send us a message';
export const locationHeading = 'Location';
export const phoneHeading = 'Phone';
export const salesEmail = 'Sales';
export const supportEmail = 'Support';
export const privacyEmail = 'Privacy';
export const hoursHeading = 'Business hours';
export const BUSINESS_HOURS = [
  { days: 'Monday to Friday', hours: '9:00–18:00' },
  { days: 'Saturday', hours: '10:00–16:00' },
  { days: 'Sunday', hours: 'Closed' },
] as const;
export const supportHours = (hours: string) => `Support: ${hours}`;
export const mapAlt = (shop: string) =>
  `Drawn map: ${shop} stands on Harbour Street, opposite the middle pier`;
export const mapStreet = 'Harbour Street';

export const contactFormName = 'Contact';
export const nameLabel = 'Full Name';
export const subjectLabel = 'Subject';
export const messageLabel = 'Message';
export const sendMessage = 'Send Message';
export const sendingMessage = 'Sending...';
export const messageUncertain =
  'Our service does not answer at the moment, so we may not have your message. Please try again in a few minutes, or call us.';
export const messageSubmitted = 'Form submitted. We will contact you soon!';
