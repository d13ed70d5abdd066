// These are in a file of their own, so that other forms, which load `app/texts/form-messages.ts`, load nothing else
// about quotes.

export const DEFAULT_VALIDITY_DAYS = 30;
export const MAX_VALIDITY_DAYS = 365;
