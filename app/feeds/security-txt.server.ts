import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { SHOP } from '#app/shop.ts';

/** RFC 9116 recommends less than a year. A shop that is not published again within this time has no valid file. */
const VALID_DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The content of `/.well-known/security.txt` (RFC 9116). */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  const fields = [
    ['Contact', `mailto:${SHOP.emails.support}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
    ['Policy', absoluteUrl('/security-policy.txt')],
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
