/** Why a request to a back end failed. `app/commerce/failure-texts.ts` has the message for each code. */
export type ServiceErrorCode =
  | 'PAYMENT_SERVICE_MAINTENANCE'
  | 'AUTHENTICATION_MAINTENANCE'
  | 'REGISTRATION_MAINTENANCE'
  /** The commerce engine of a live shop does not respond. */
  | 'ENGINE'
  /** Too many requests in a short time. */
  | 'TOO_MANY'
  | 'GENERIC';

export type Unavailable = { readonly kind: 'unavailable'; readonly error: ServiceErrorCode };

/** Why a back end does not accept the value of a field. */
export type RejectionCode = 'required' | 'invalid' | 'too-long' | 'too-common';

/** `fields` contains the fields that were not accepted, each under its name in the request. */
export type Rejected = {
  readonly kind: 'rejected';
  readonly fields: Readonly<Record<string, RejectionCode>>;
};

/** Why a request has no result. Every call of a back end may have such an outcome. */
export type Failure =
  | Unavailable
  | Rejected
  /** The request needs a signed-in customer. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'not-found' };

const FAILURE_KINDS: ReadonlySet<string> = new Set(['unavailable', 'rejected', 'signed-out', 'not-found']);

export function isFailure(outcome: { readonly kind: string }): outcome is Failure {
  return FAILURE_KINDS.has(outcome.kind);
}
