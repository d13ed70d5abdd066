import type { IncomingMessage, ServerResponse } from 'node:http';

/** `__Host-`: browsers accept it only over HTTPS (some also on localhost), for all paths, and not for subdomains. */
export const COOKIE = '__Host-watchpost';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
/** `1` if the session outlives the browser, otherwise `0`; then a dot and the engine's token. */
const VALUE = /^([01])\.([A-Za-z0-9_-]{16,200})$/;

export type BrowserSession = { readonly token: string; readonly isRemembered: boolean };

/** The session of the browser, or undefined if it sent no cookie of the right form. */
export function browserSession({ headers }: IncomingMessage): BrowserSession | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=');
    const [, isRemembered, token] = VALUE.exec(value) ?? [];
    if (name === COOKIE && token !== undefined) return { token, isRemembered: isRemembered === '1' };
  }
  return undefined;
}

export function sessionToken(request: IncomingMessage): string | undefined {
  return browserSession(request)?.token;
}

/** Without `isRemembered` the session ends with the browser. */
export function setSession(response: ServerResponse, { token, isRemembered }: BrowserSession): void {
  const age = isRemembered ? `; Max-Age=${REMEMBERED_SECONDS}` : '';
  response.setHeader('Set-Cookie', `${COOKIE}=${isRemembered ? 1 : 0}.${token}; ${ATTRIBUTES}${age}`);
}

export function clearSession(response: ServerResponse): void {
  response.setHeader('Set-Cookie', `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`);
}
