// The engine with a payment provider in memory. It authorizes a token that begins with `good`, fails with the token `broken`, and declines
// any other. What it is asked is written to `provider.log` in the data folder, one line per request.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineConfig } from '../engine/config.ts';
import { startEngine } from '../engine/start-engine.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';

const settings = readSettings();
const note = (...words: readonly (string | number)[]) =>
  appendFileSync(join(settings.dataFolder, 'provider.log'), `${words.join(' ')}\n`);

const provider: PaymentProvider = {
  async authorize({ token, amount, currency, idempotencyKey }) {
    note('authorize', token, amount, currency, idempotencyKey);
    if (token === 'broken') throw new Error('The provider does not answer.');
    return token.startsWith('good')
      ? { kind: 'authorized', reference: `ref-${token}` }
      : { kind: 'declined' };
  },
  async capture(reference, amount) {
    note('capture', reference, amount);
  },
  async release(reference) {
    note('release', reference);
  },
  async refund(reference, amount) {
    note('refund', reference, amount);
  },
};

const databaseUrl = databaseUrlOf(settings);
const app = await startEngine(
  settings,
  databaseUrl,
  () => {},
  engineConfig(settings, databaseUrl, { card: provider }),
);
onStop(() => app.close());
process.send?.('ready');
