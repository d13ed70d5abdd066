import { readFileSync } from 'node:fs';

/** The content of `/security-policy.txt`: the policy in the repository. */
export function securityPolicy(): string {
  return readFileSync('SECURITY.md', 'utf8');
}
