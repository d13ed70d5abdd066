import { afterEach, expect, test, vi } from 'vitest';
import { SHOP_URL } from '#app/base-path.ts';
import { SHOP } from '#app/shop.ts';
import { securityTxt } from './root-file-pages.server.ts';

test('security.txt expires within a year of the build', () => {
  expect(securityTxt(new Date('2026-11-25T12:00:00Z'))).toBe(
    [
      `Contact: mailto:${SHOP.emails.support}`,
      'Expires: 2027-11-24T12:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${SHOP_URL}/.well-known/security.txt`,
      `Policy: ${SHOP_URL}/security-policy.txt`,
      '',
    ].join('\n'),
  );
});

afterEach(() => void vi.unstubAllEnvs());

test('names no policy of an owner who has written none', () => {
  vi.stubEnv('SHOP_DIR', 'scripts/new-shop');
  expect(securityTxt(new Date())).not.toContain('Policy');
});
