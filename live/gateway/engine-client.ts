import type { ShopCalls } from '../engine/shop-api.ts';
import { failureOf } from '../failure.ts';
import { currentRequest, REQUEST_ID_HEADER } from '../log.ts';

export class EngineUnavailable extends Error {
  /** The engine may have done what it was asked: it was reached, but did not answer in time, or the connection broke. */
  readonly mayHaveActed: boolean;
  /** For the log, so without anything that was sent. */
  readonly reason: string;
  constructor(mayHaveActed: boolean, reason: string) {
    super('The engine is unavailable.');
    this.mayHaveActed = mayHaveActed;
    this.reason = reason;
  }
}

export class SignedOut extends Error {}

export const ENGINE_SECRET_HEADER = 'x-engine-secret';
const OTHER_SECRET =
  'ENGINE_SECRET of the gateway is not that of the engine. Set the same for both, and start them again';

const TIMEOUT_MS = 8000;
/**
 * Longer than `TIMEOUT_MS`, because an order may have to wait for others. The browser waits longer still, and asks what
 * became of the order if it gets no answer.
 */
export const PLACING_TIMEOUT_MS = 20_000;
/** Node's codes for a request that was not sent, because the address was not found or refused the connection. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

export class EngineClient {
  readonly #url: string;
  readonly #secret: string;

  /** @param secret that gateway and engine share, see `gatewayRequests` */
  constructor(engineUrl: string, secret: string) {
    this.#url = engineUrl;
    this.#secret = secret;
  }

  /**
   * @param token of the session in whose name it is sent
   * @throws EngineUnavailable if there is no usable answer in time, SignedOut if the engine refuses the session
   */
  async call<Name extends keyof ShopCalls>(
    name: Name,
    values: Parameters<ShopCalls[Name]>[1],
    token?: string,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Awaited<ReturnType<ShopCalls[Name]>>> {
    const requestId = currentRequest.getStore();
    const answered = await fetch(`${this.#url}/shop/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [ENGINE_SECRET_HEADER]: this.#secret,
        ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ response, content: (await response.json()) as unknown }))
      .catch((error: unknown) => {
        const reason = failureOf(error);
        throw new EngineUnavailable(!NOT_REACHED.has(reason), reason);
      });
    const { response, content } = answered;
    if (response.status === 403) throw new SignedOut();
    if (response.status === 401) throw new EngineUnavailable(false, OTHER_SECRET);
    if (!response.ok) throw new EngineUnavailable(false, `status ${response.status} in ${name}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends have the type
    return (content as { answer: Awaited<ReturnType<ShopCalls[Name]>> }).answer;
  }
}
