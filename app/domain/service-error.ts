/** Why a request to a back end failed. `app/texts/service-errors.ts` has the message for each code. */
export type ServiceErrorCode =
  | 'PAYMENT_SERVICE_MAINTENANCE'
  | 'AUTHENTICATION_MAINTENANCE'
  | 'REGISTRATION_MAINTENANCE'
  | 'GENERIC';

export type Unavailable = { readonly kind: 'unavailable'; readonly error: ServiceErrorCode };
