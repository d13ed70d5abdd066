import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.server.ts';

test('security.txt expires within a year of the build', () => {
  expect(securityTxt(new Date('2026-11-25T12:00:00Z'))).toBe(
    [
      'Contact: mailto:support@watchpost.example',
      'Expires: 2027-11-24T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.watchpost.example/.well-known/security.txt',
      'Policy: https://www.watchpost.example/security-policy.txt',
      '',
    ].join('\n'),
  );
});
