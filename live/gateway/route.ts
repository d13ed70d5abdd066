import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EngineClient, SignedOut } from './engine-client.ts';
import type { LimitName } from './rate-limit.ts';
import { sessionToken } from './session-cookie.ts';

/** A request as a route sees it. */
export type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The parsed JSON; undefined for requests without a body. */
  readonly body: unknown;
  /** What stands in place of the `:` of the route's path; empty for a path without one. */
  readonly parameter: string;
  readonly query: URLSearchParams;
  readonly engine: EngineClient;
  /** Resolves at the earliest time of the answer, see `atLeastMs`. */
  readonly earliestAnswer: Promise<unknown>;
  /** The IP address of the browser, as the limits count it. */
  readonly network: string;
  /** Counts a request besides the limit of its route. @throws TooMany if the limit has been reached */
  readonly limit: (name: LimitName, who: string) => void;
};

export type Reply = { readonly kind: string };

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A `:` as the last segment stands for the parameter. */
  readonly path: string;
  readonly limit: LimitName;
  /** The least time an answer takes, in milliseconds, so that its speed does not reveal how much work was done. */
  readonly atLeastMs?: number;
  readonly answer: (call: Call) => Promise<Reply>;
};

export class NotFound extends Error {}

/** @throws SignedOut if there is no session. */
export function ownSession({ request }: Call): string {
  const session = sessionToken(request);
  if (session === undefined) throw new SignedOut();
  return session;
}
