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

export class EngineClient {
  readonly #address: string;

  constructor(engineUrl: string) {
    this.#address = `${engineUrl}/shop-api`;
  }

  /**
   * Sends a GraphQL query to the engine's shop API.
   * @param token of the session in whose name it is sent
   * @throws EngineUnavailable if there is no usable answer in time; SignedOut if the engine refuses the session
   */
  async ask<Data>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    token?: string,
    timeoutMs = TIMEOUT_MS,
  ): Promise<EngineAnswer<Data>> {
    const { response, answer } = await this.#send(query, variables, token, timeoutMs);
    if (answer.errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN')) throw new SignedOut();
    if (answer.errors || !answer.data) {
      throw new EngineUnavailable(false, answer.errors?.map(reasonOf).join(', ') ?? 'an empty answer');
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query says what the engine answers
    return { data: answer.data as Data, token: response.headers.get(TOKEN_HEADER) || undefined };
  }

  async #send(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    token: string | undefined,
    timeoutMs: number,
  ) {
    try {
      const response = await fetch(this.#address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- GraphQL says so
      return { response, answer: (await response.json()) as Answer };
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
