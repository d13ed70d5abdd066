// In a file of their own, because `app/ui/form-messages.ts` imports one of them. Every form loads that file, and would
// otherwise load more about quotes.

export const DEFAULT_VALIDITY_DAYS = 30;
export const MAX_VALIDITY_DAYS = 365;
