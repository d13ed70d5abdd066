import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Address, Country } from '@vendure/core';
import { addressOf } from '../engine/shop-api.ts';

const engineAddress = (code: string) =>
  new Address({ id: 1, fullName: 'Office', streetLine1: 'Street 1', country: new Country({ code }) });

test('an address has the name of its country, or its code if the shop does not ship there', () => {
  assert.equal(addressOf(engineAddress('TR')).country, 'Turkey');
  assert.equal(addressOf(engineAddress('CY')).country, 'Cyprus');
  assert.equal(addressOf(engineAddress('GR')).country, 'GR');
});
