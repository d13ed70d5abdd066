import { describe, expect, test } from 'vitest';
import { CONTACT_RULES, EMPTY_MESSAGE } from './contact-message.ts';
import { validate } from '#app/lib/validation.ts';

describe('the contact form', () => {
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Cameras', message: 'How many?' };

  test('requires all four fields', () => {
    expect(validate(EMPTY_MESSAGE, CONTACT_RULES)).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    });
    expect(validate(message, CONTACT_RULES)).toEqual({});
  });

  test('requires a valid e-mail address', () => {
    expect(validate({ ...message, email: 'ada' }, CONTACT_RULES)).toEqual({ email: 'invalid-email' });
  });
});
