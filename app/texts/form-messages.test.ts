import { expect, test } from 'vitest';
import { MESSAGES } from './form-messages.ts';

test('knows the texts of checks that no form asks for yet', () => {
  expect([
    MESSAGES.atLeast(3),
    MESSAGES.atMost(500),
    MESSAGES.numeric,
    MESSAGES.positive,
    MESSAGES.date,
    MESSAGES.postalCode,
    MESSAGES.creditCardNumber,
  ]).toEqual([
    'Please enter at least 3 characters',
    'Please enter no more than 500 characters',
    'Please enter a numeric value',
    'Please enter a positive number',
    'Please enter a valid date',
    'Please enter a valid postal code',
    'Please enter a valid credit card number',
  ]);
});
