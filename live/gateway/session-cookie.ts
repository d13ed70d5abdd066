import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-`: browsers accept it only over HTTPS (some also on localhost), for all paths, and not for subdomains. */
export const COOKIE = '__Host-watchpost';
/** Of a device in which someone has signed in, see `live/engine/devices.ts`. */
const DEVICE_COOKIE = `${COOKIE}-device`;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** `1` if the session outlives the browser, otherwise `0`; then a dot and the engine's token. */
const VALUE = /^([01])\.([A-Za-z0-9_-]{16,200})$/;

const DEVICE = /^[\w-]{16,50}\.[\w-]{16,100}$/;

export type BrowserSession = { readonly token: string; readonly isRemembered: boolean };

export function browserSession(request: FastifyRequest): BrowserSession | undefined {
  const [, isRemembered, token] = valueOf(request, COOKIE, VALUE) ?? [];
  return token === undefined ? undefined : { token, isRemembered: isRemembered === '1' };
}

export function deviceToken(request: FastifyRequest): string | undefined {
  return valueOf(request, DEVICE_COOKIE, DEVICE)?.[0];
}

function valueOf({ headers }: FastifyRequest, cookie: string, form: RegExp): RegExpExecArray | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=');
    const found = name === cookie ? form.exec(value) : null;
    if (found) return found;
  }
  return undefined;
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return browserSession(request)?.token;
}

export function setSession(reply: FastifyReply, { token, isRemembered }: BrowserSession): void {
  const age = isRemembered ? `; Max-Age=${REMEMBERED_SECONDS}` : '';
  void reply.header('Set-Cookie', `${COOKIE}=${isRemembered ? 1 : 0}.${token}; ${ATTRIBUTES}${age}`);
}

export function clearSession(reply: FastifyReply): void {
  void reply.header('Set-Cookie', `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`);
}

export function setDevice(reply: FastifyReply, token: string): void {
  void reply.header('Set-Cookie', `${DEVICE_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${DEVICE_SECONDS}`);
}
