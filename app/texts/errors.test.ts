import { describe, expect, test } from 'vitest';
import { ERRORS } from './errors.ts';
import { SERVICE_ERRORS } from './service-errors.ts';

describe('the error catalogue', () => {
  test('says that the payment service is in maintenance, and until when', () => {
    expect(SERVICE_ERRORS.PAYMENT_SERVICE_MAINTENANCE).toEqual({
      title: 'Service Temporarily Unavailable',
      text: 'Our payment service is temporarily unavailable due to maintenance. Please try again in 2 hours. We apologize for the inconvenience.',
    });
  });

  test.each([
    [
      'sign-in',
      SERVICE_ERRORS.AUTHENTICATION_MAINTENANCE.text,
      'Authentication system is in maintenance mode. Please try again in 2 hours.',
    ],
    [
      'registration',
      SERVICE_ERRORS.REGISTRATION_MAINTENANCE.text,
      'Registration system is in maintenance mode. Please try again in 2 hours.',
    ],
    ['an unknown product', ERRORS.PRODUCT_NOT_FOUND.title, 'Product Not Found'],
    ['an empty cart', ERRORS.CART_EMPTY.title, 'Your cart is empty'],
    ['an empty cart at checkout', ERRORS.CHECKOUT_CART_EMPTY.title, 'Your Cart is Empty'],
    ['an empty wishlist', ERRORS.WISHLIST_EMPTY.title, 'Your wishlist is empty'],
    ['no matches', ERRORS.NO_MATCHES.title, 'No Products Found'],
    ['anything else', SERVICE_ERRORS.GENERIC.title, 'An error occurred'],
    ['an unknown page', ERRORS.PAGE_NOT_FOUND.title, 'Page not found'],
  ])('says of %s: %s', (_, text, expected) => {
    expect(text).toBe(expected);
  });
});
