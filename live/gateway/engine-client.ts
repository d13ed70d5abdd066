import type { ShopCalls } from '../engine/shop-api.ts';
import { failureOf } from '../failure.ts';

/** The engine could not be reached, did not answer in time, or answered with errors or without data. */
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

/** The engine refused the session, or there is none. */
export class SignedOut extends Error {}

type Answer = {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly EngineError[];
};
type EngineError = {
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string };
};

/** What the engine answered, and the token of the session that it has begun; undefined if it has begun none. */
export type EngineAnswer<Data> = { readonly data: Data; readonly token: string | undefined };

const TIMEOUT_MS = 8000;
/**
 * Longer than `TIMEOUT_MS`, because an order may have to wait for others. The browser waits longer still, and asks what
 * became of the order if it gets no answer.
 */
export const PLACING_TIMEOUT_MS = 20_000;
/** Node's codes for a request that was not sent, because the address was not found or refused the connection. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const TOKEN_HEADER = 'vendure-auth-token';

/** Each method throws EngineUnavailable if there is no usable answer in time, and SignedOut if the engine refuses the session. */
export class EngineClient {
  readonly #url: string;

  constructor(engineUrl: string) {
    this.#url = engineUrl;
  }

  /**
   * Asks the shop's own API.
   * @param token of the session in whose name it is sent
   */
  async call<Name extends keyof ShopCalls>(
    name: Name,
    values: Parameters<ShopCalls[Name]>[1],
    token?: string,
    timeoutMs?: number,
  ): Promise<Awaited<ReturnType<ShopCalls[Name]>>> {
    const { response, content } = await this.#send(`/shop/${name}`, values, token, timeoutMs);
    if (response.status === 403) throw new SignedOut();
    if (!response.ok) throw new EngineUnavailable(false, `status ${response.status} in ${name}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends have the type
    return (content as { answer: Awaited<ReturnType<ShopCalls[Name]>> }).answer;
  }

  /** Sends a GraphQL query to the engine's own shop API. */
  async ask<Data>(
    query: string,
    variables: object,
    token?: string,
    timeoutMs?: number,
  ): Promise<EngineAnswer<Data>> {
    const { response, content } = await this.#send('/shop-api', { query, variables }, token, timeoutMs);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- GraphQL says so
    const { data, errors } = content as Answer;
    if (errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN')) throw new SignedOut();
    if (errors || !data) throw new EngineUnavailable(false, errors?.map(reasonOf).join(', ') ?? 'no data');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query says what the engine answers
    return { data: data as Data, token: response.headers.get(TOKEN_HEADER) || undefined };
  }

  async #send(path: string, body: object | undefined, token: string | undefined, timeoutMs = TIMEOUT_MS) {
    try {
      const response = await fetch(this.#url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const content: unknown = await response.json();
      return { response, content };
    } catch (error) {
      const reason = failureOf(error);
      throw new EngineUnavailable(!NOT_REACHED.has(reason), reason);
    }
  }
}

/** The message of a GraphQL error may quote the values that were sent, so it is left out. The engine logs its errors itself. */
function reasonOf({ path, extensions }: EngineError): string {
  return [extensions?.code ?? 'an error', ...(path ? ['in', path.join('.')] : [])].join(' ');
}
