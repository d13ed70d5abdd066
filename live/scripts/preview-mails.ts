import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MAIL_NAMES, SAMPLES } from '../mail/mail-facts.ts';
import { readMailTexts } from '../mail/mail-texts.ts';
import type { Settings } from '../settings.ts';

/**
 * Writes each e-mail with an example of an order as a page and as plain text.
 * @throws WrongSetting if a text has a mistake
 */
export function previewMails({ ownerFolder }: Settings, folder: string): void {
  const texts = readMailTexts(ownerFolder);
  // npm keeps in INIT_CWD the folder in which it was called.
  const target = resolve(process.env['INIT_CWD'] ?? '', folder);
  mkdirSync(target, { recursive: true });
  for (const name of MAIL_NAMES) {
    const { subject, text, html } = texts.write(name, SAMPLES[name]);
    writeFileSync(join(target, `${name}.html`), html);
    writeFileSync(join(target, `${name}.txt`), `${subject}\n\n${text}`);
  }
  console.log(`${MAIL_NAMES.length} e-mails are in ${target}.`);
}
