// The engine with Vendure's defaults in place of our guards, to show that each guard's test fails without its guard.
import {
  DefaultOrderByCodeAccessStrategy,
  defaultOrderProcess,
  DefaultSessionCacheStrategy,
  DefaultVerificationTokenStrategy,
  LanguageCode,
  PaymentMethodHandler,
} from '@vendure/core';
import { engineConfig } from '../engine/config.ts';
import { RegistrationPlugin } from '../engine/registration.ts';
import { startEngine } from '../engine/start-engine.ts';
import { onStop } from '../on-stop.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';

const unguardedPayment = new PaymentMethodHandler({
  code: 'on-account',
  description: [{ languageCode: LanguageCode.en, value: 'On account' }],
  args: {},
  createPayment: async (_ctx, _order, amount) => ({
    amount,
    state: 'Authorized' as const,
    metadata: {},
  }),
  settlePayment: async () => ({ success: true }),
});

const settings = readSettings();
const guarded = engineConfig(settings, databaseUrlOf(settings));
const app = await startEngine(settings, databaseUrlOf(settings), () => {}, {
  ...guarded,
  apiOptions: {
    ...guarded.apiOptions,
    cors: { origin: true, credentials: true },
    csrfPrevention: false,
    middleware: [],
  },
  authOptions: {
    ...guarded.authOptions,
    tokenMethod: ['cookie', 'bearer'],
    sessionCacheStrategy: new DefaultSessionCacheStrategy(),
    verificationTokenStrategy: new DefaultVerificationTokenStrategy(),
  },
  dbConnectionOptions: { ...guarded.dbConnectionOptions, subscribers: [] },
  orderOptions: {
    ...guarded.orderOptions,
    process: [defaultOrderProcess],
    orderByCodeAccessStrategy: new DefaultOrderByCodeAccessStrategy('2h'),
  },
  paymentOptions: { paymentMethodHandlers: [unguardedPayment] },
  plugins: (guarded.plugins ?? []).filter((plugin) => plugin !== RegistrationPlugin),
});
onStop(() => app.close());
process.send?.('ready');
