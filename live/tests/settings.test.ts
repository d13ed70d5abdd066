import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings, WrongSetting } from '../settings.ts';

for (const [name, value] of [
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', ''],
  ['PUBLIC_URL', 'shop.example.com'],
  ['PUBLIC_URL', 'https://'],
  ['PUBLIC_URL', 'https://shop.example.com/shop'],
  ['DATABASE_URL', 'localhost:5432/shop'],
  ['PAGES_DATABASE_URL', 'localhost:5432/shop'],
  ['LIMITS_DATABASE_URL', 'localhost:5432/shop'],
  ['ENGINE_URL', 'engine:8081'],
  ['PORT', 'http'],
  ['PORT', '0'],
  ['ENGINE_PORT', '65536'],
  ['HOLD_DAYS', 'a week'],
  ['CREDIT', '-1'],
  ['CREDIT_IN_ALL', ''],
  ['GUEST_CREDIT', '-1'],
  ['CONTACT_EMAIL', ''],
  ['CONTACT_EMAIL', 'a@example.com, b@example.com'],
] as const) {
  test(`${name}=${value} is refused in a sentence that names it`, () => {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error) => error instanceof WrongSetting && error.message.startsWith(`${name} must`),
    );
  });
}

for (const [environment, read] of [
  [{}, [100, 200, 3]],
  [{ CREDIT: '4' }, [400, 200, 3]],
] as const) {
  test(`earlier names are read too, after the settings ${JSON.stringify(environment)}`, () => {
    const earlier = { GUEST_CREDIT: '1', GUEST_CREDIT_IN_ALL: '2', GUEST_HOLD_DAYS: '3' };
    const { credit, creditInAll, holdDays } = readSettings({ ...earlier, ...environment });
    assert.deepEqual([credit, creditInAll, holdDays], read);
  });
}

test('a slash at the end of PUBLIC_URL is not part of it', () => {
  assert.equal(
    readSettings({ PUBLIC_URL: 'https://shop.example.com/' }).publicUrl,
    'https://shop.example.com',
  );
});

for (const [environment, address] of [
  [{}, 'orders@localhost'],
  [{ MAIL_FROM: 'The shop <sales@example.com>' }, 'sales@example.com'],
  [{ MAIL_FROM: 'sales@example.com' }, 'sales@example.com'],
  [{ MAIL_FROM: 'sales@example.com', CONTACT_EMAIL: 'The owner <owner@example.com>' }, 'owner@example.com'],
] as const) {
  test(`with ${JSON.stringify(environment)} messages go to ${address}`, () =>
    assert.equal(readSettings(environment).contactEmail, address));
}

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('all keys of Stripe are set, or none', () => {
  assert.equal(readSettings({}).stripe, undefined);
  // Containers set what the owner has not.
  assert.equal(readSettings({ STRIPE_SECRET_KEY: '' }).stripe, undefined);
  const { stripe } = readSettings({ ...KEYS, PUBLIC_URL: 'https://shop.example' });
  assert.deepEqual(stripe, {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    returnUrl: 'https://shop.example/checkout',
    url: 'https://api.stripe.com',
  });
});

for (const [name, value] of [
  ...Object.keys(KEYS).map((name) => [name, ''] as const),
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_SECRET_KEY', 'sk_live_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'we_1'],
] as const) {
  test(`${name}=${value} is refused besides the other keys, in a sentence that does not quote it`, () => {
    assert.throws(
      () => readSettings({ ...KEYS, [name]: value }),
      (error) =>
        error instanceof WrongSetting &&
        error.message.startsWith(name) &&
        (value === '' || !error.message.includes(value)),
    );
  });
}
