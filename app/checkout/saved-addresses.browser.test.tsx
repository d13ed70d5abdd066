import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADA, createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { field, openLiveCheckout, resetCheckout } from './checkout.fixture.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

const DEPOT = {
  name: 'Depot',
  address: '12 Harbour Street',
  city: 'Izmir',
  state: 'Konak',
  zip: '35250',
  country: 'Turkey',
};
const choice = page.getByLabelText('Saved address');

async function openWith(addresses: readonly (typeof DEPOT)[]) {
  const commerce = createAcceptingCommerce();
  for (const address of addresses) await commerce.saveAddress(address);
  await openLiveCheckout(commerce, { savedAddresses: <SavedAddresses /> });
}

beforeEach(() => {
  resetCheckout();
  rememberSignedIn(false);
});

test('a saved address fills in the fields, and the contact is that of the account where nothing was typed', async () => {
  rememberSignedIn(true);
  await openWith([DEPOT, { ...DEPOT, name: 'Shop', address: '1 High Street' }]);
  await expect.element(choice).toBeVisible();
  await expect.element(field('firstName')).toHaveValue(ADA.firstName);
  await expect.element(field('email')).toHaveValue(ADA.email);
  await field('address').fill('typed');
  await choice.selectOptions('Shop, 1 High Street, Izmir');
  for (const [name, value] of [
    ['address', '1 High Street'],
    ['city', 'Izmir'],
    ['state', 'Konak'],
    ['zipCode', '35250'],
    ['country', 'Turkey'],
  ] as const)
    await expect.element(field(name)).toHaveValue(value);
  // What was filled in is kept with the rest of the form.
  expect(sessionStorage.getItem('checkout-draft')).toContain('1 High Street');
});

test('who is not signed in, or has saved none, is offered none', async () => {
  await openWith([DEPOT]);
  await expect.element(field('firstName')).toHaveValue('');
  await expect.element(choice).not.toBeInTheDocument();
});
