// In a file of their own, so that the messages of other forms (`app/texts/form-messages.ts`) load nothing else about quotes.

export const DEFAULT_VALIDITY_DAYS = 30;
export const MAX_VALIDITY_DAYS = 365;
