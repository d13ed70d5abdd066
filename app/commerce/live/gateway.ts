import * as v from 'valibot';
import type { Failure, ServiceErrorCode } from '#app/commerce/model/service-error.ts';
import { notFoundAnswer, rejectedAnswer, signedOutAnswer, unavailableAnswer } from './answers.ts';

export type GatewayRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/`. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

export type Asked<Answer> =
  | { readonly answer: Answer | Failure }
  /**
   * No answer arrived, or one with an unexpected status or shape, for example from something other than the gateway. The
   * request may have had an effect.
   */
  | { readonly lost: ServiceErrorCode };

/** Sends a request and returns the answer if it has the given shape. */
export type Ask = <Answer>(
  request: GatewayRequest,
  shape: v.GenericSchema<unknown, Answer>,
) => Promise<Asked<Answer>>;

const TIMEOUT_MS = 12_000;

/**
 * The shapes of the failures that the shop expects of the gateway, by status. For 429 the status is enough. Failures with
 * other statuses count as lost answers. So does 504: the engine may have acted after the gateway stopped waiting.
 */
const FAILURES = new Map<number, v.GenericSchema<unknown, Failure>>([
  [400, rejectedAnswer],
  [401, signedOutAnswer],
  [404, notFoundAnswer],
  [503, unavailableAnswer],
]);

/**
 * @param send `fetch`, or a function like it
 * @param origin of the gateway, without a slash at its end; empty for that of the page
 */
export function createGateway(send: typeof fetch, origin = ''): Ask {
  return async ({ method, path, body, headers = {}, timeoutMs = TIMEOUT_MS }, shape) => {
    try {
      const response = await send(`${origin}/api/${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        cache: 'no-store',
        credentials: 'same-origin',
        // A captive portal or a proxy that redirects is not the gateway.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (status === 429) return { answer: { kind: 'unavailable', error: 'TOO_MANY' } };
      const lost = status >= 500 ? 'ENGINE' : 'GENERIC';
      const expected = status === 200 ? shape : FAILURES.get(status);
      if (!expected) return { lost };
      const answer = v.safeParse(expected, await response.json().catch(() => undefined));
      return answer.success ? { answer: answer.output } : { lost };
    } catch {
      return { lost: 'GENERIC' };
    }
  };
}
