import { describe, expect, test } from 'vitest';
import { CONTACT_RULES, EMPTY_MESSAGE } from './contact-message.ts';
import { validate } from './validation.ts';

describe('a message to the shop', () => {
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Cameras', message: 'How many?' };

  test('needs all of its four fields', () => {
    const required = 'This field is required';
    expect(validate(EMPTY_MESSAGE, CONTACT_RULES)).toEqual({
      name: required,
      email: required,
      subject: required,
      message: required,
    });
    expect(validate(message, CONTACT_RULES)).toEqual({});
  });

  test('needs an address that can be answered', () => {
    expect(validate({ ...message, email: 'ada' }, CONTACT_RULES)).toEqual({
      email: 'Please enter a valid email address',
    });
  });
});
