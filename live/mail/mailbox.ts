import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** Where e-mails are files, if no mail server is set. */
export function mailboxFolder({ dataFolder }: Settings): string {
  return join(dataFolder, 'mailbox');
}
