import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import { type EngineClient, SignedOut } from './engine-client.ts';
import { readBody } from './fields.ts';
import type { LimitName } from './rate-limit.ts';
import { sessionToken } from './session-cookie.ts';

export type Call = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What stands in place of `:id` in the route's path; empty for a path without one. */
  readonly id: string;
  readonly engine: EngineClient;
  /** Resolves at the earliest time of the answer, see `atLeastMs`. */
  readonly earliestAnswer: Promise<unknown>;
  readonly network: string;
  /** Counts a request, or what it costs, besides the limit of its route. @throws TooMany if that is more than the limit */
  readonly limit: (name: LimitName, who: string, cost?: number) => Promise<void>;
};

/** JSON, or a file whose headers have been set. */
export type Reply = { readonly kind: string } | Buffer;

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly limit: LimitName;
  readonly cost: number;
  readonly atLeastMs: number;
  /** Not browsers ask, but another server. It sends no Origin, and its body is read as text. */
  readonly isForServers: boolean;
  readonly answer: (call: Call) => Promise<Reply>;
};

/** Of a request, where a line of it or a row of its answer costs one. */
const COST = 20;

/**
 * @param limit what a request counts for, if it is not `work`
 * @param cost how much work it is before its lines are counted
 * @param body the form of the request's body, if the route has one
 * @param atLeastMs the least time an answer takes, in milliseconds, so that its speed does not reveal how much work was done
 */
export function route<Body>(
  method: Route['method'],
  path: string,
  {
    body,
    limit = 'work',
    cost = limit === 'work' ? COST : 1,
    atLeastMs = 0,
    isForServers = false,
  }: {
    readonly body?: GenericSchema<unknown, Body>;
    readonly limit?: LimitName;
    readonly cost?: number;
    readonly atLeastMs?: number;
    readonly isForServers?: boolean;
  },
  answer: (call: Call, values: Body) => Promise<Reply>,
): Route {
  return {
    method,
    path,
    limit,
    cost,
    atLeastMs,
    isForServers,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a schema, `answer` does not use the values
    answer: async (call) => answer(call, body ? readBody(body, call.request.body) : (undefined as Body)),
  };
}

export class NotFound extends Error {}

export function ownSession({ request }: Call): string {
  const session = sessionToken(request);
  if (session === undefined) throw new SignedOut();
  return session;
}
