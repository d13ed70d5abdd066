import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Addresses, Commerce, PastOrder } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { INITIAL_ADDRESS, MAX_ADDRESSES } from '#app/commerce/model/account-forms.ts';
import { lineItem, orderSummary } from '#app/cart/model/cart.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { CATALOGUE_PATH } from '#app/products/addresses.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { orderDraft } from '#app/commerce/model/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { cartStore } from '#app/cart/cart-store.ts';
import { ADA, createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { addressOf } from '#tests/support/address-of.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, fillCart, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import Account from '#app/routes/account.tsx';
import AddressesPage from '#app/routes/account-addresses.tsx';
import Confirm from '#app/routes/confirm.tsx';
import Details from '#app/routes/account-details.tsx';
import ResetPassword from '#app/routes/reset-password.tsx';
import { OrderView } from '#app/routes/account-order.tsx';
import Orders from '#app/routes/account-orders.tsx';
import Password from '#app/routes/account-password.tsx';
import { rememberSignedIn, signedInStore } from '#app/lib/signed-in-store.ts';

const open = (content: ReactNode, commerce: Partial<Commerce> = {}, at = '/account') =>
  renderOnPage(
    <CommerceProvider commerce={{ ...createAcceptingCommerce(), ...commerce }}>
      <main>{content}</main>
    </CommerceProvider>,
    at,
  );

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const camera = aCatalogueProduct({ id: '1', title: 'Dome camera', price: 10_000 });
const { contact, shipping } = orderDraft(aCheckout(), []);
const ORDER: PastOrder = {
  number: '550000',
  placedAt: '2026-11-25T10:00:00.000Z',
  deliveryState: 'part-shipped',
  paymentState: 'paid',
  items: 6,
  lines: [{ productId: '1', title: 'Dome camera', price: 10_000, quantity: 6, cancelled: 0 }],
  ...orderSummary(60_000),
  charged: orderSummary(60_000).total,
  paid: orderSummary(60_000).total,
  refunded: 0,
  customer: contact,
  address: shipping,
  payment: { method: 'purchase-order', purchaseOrder: 'PO-7' },
};

/** Answers requests for current offers. */
const serveOffers = (offers: readonly CatalogueProduct[]) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    expect(addressOf(url)).toContain(CATALOGUE_PATH);
    return Response.json(aCatalogue(offers));
  });

const rejectZip: Commerce['saveAddress'] = async () => ({
  kind: 'rejected',
  fields: { zip: 'too-long' },
});

beforeEach(() => {
  resetShop();
  rememberSignedIn(false);
});

describe('the account', () => {
  test('has links to its pages and a button to sign out once signed in', async () => {
    rememberSignedIn(true);
    await open(<Account />);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Account');
    for (const [name, to] of [
      ['Orders', '/account/orders'],
      ['Addresses', '/account/addresses'],
      ['Account Details', '/account/details'],
      ['Change Password', '/account/password'],
    ] as const)
      await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    await expect.element(page.getByText('Ada Lovelace')).toBeVisible();
    expect(document.body.textContent).toContain(ADA.email);
    await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await button('Sign out').click();
    await expect.element(address).toHaveTextContent('/login');
    expect(signedInStore.getState()).toBe(false);
  });

  test('shows the sign-in form without a session, and the account after signing in', async () => {
    const commerce = createAcceptingCommerce();
    await commerce.signOut();
    rememberSignedIn(true);
    await open(<Account />, commerce);
    await expect.element(page.getByText('Sign in to see this page.')).toBeVisible();
    expect(signedInStore.getState()).toBe(false);
    await field('Email Address').fill(ADA.email);
    await field('Password').fill('long enough');
    await button('Sign in').click();
    await expect.element(page.getByText(/You are signed in as/)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(signedInStore.getState()).toBe(true);
  });

  test('says that the service does not answer, and asks again', async () => {
    const orders = vi
      .fn<Commerce['orders']>()
      .mockResolvedValueOnce({ kind: 'unavailable', error: 'ENGINE' })
      .mockResolvedValue({ kind: 'orders', orders: [ORDER] });
    await open(<Orders />, { orders });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Our order system does not answer at the moment. Nothing was ordered or changed. Please try again in a few minutes.',
      );
    await button('Try Again').click();
    await expect
      .element(page.getByRole('row', { name: /550000/ }))
      .toHaveTextContent('550000November 25, 2026Part shippedPaid6$757.99');
    await expect
      .element(page.getByRole('link', { name: '550000' }))
      .toHaveAttribute('href', '/account/orders/550000');
  });
});

describe('an order', () => {
  test('shows what was ordered, where it goes and how it is paid', async () => {
    await open(<OrderView order={ORDER} />);
    await expect
      .element(page.getByRole('row', { name: /Dome camera/ }))
      .toHaveTextContent('Dome camera6$100.00$600.00');
    const text = document.body.textContent;
    for (const part of [
      'Part shipped',
      'Paid',
      'Purchase order, PO-7',
      '12 Harbour Street',
      'ada@example.com',
      '$757.99',
    ])
      expect(text).toContain(part);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await button('Print').click();
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('adds its products to the cart at their current price, as far as they are in stock', async () => {
    serveOffers([{ ...camera, price: 11_000, availableQuantity: 4 }]);
    await open(<OrderView order={ORDER} />);
    await button('Order Again').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('1 product is in your cart. Some things have changed since your order:');
    const changes = page.getByRole('list', { name: 'Changed since your order' }).getByRole('listitem');
    expect(changes.all().map((change) => change.element().textContent)).toEqual([
      'Dome camera costs $110.00, at that time $100.00.',
      'Dome camera: 4 added, you had ordered 6. No more can be ordered now.',
    ]);
    expect(cartStore.getState().items).toMatchObject([{ id: '1', price: 11_000, quantity: 4 }]);
  });

  test('says that none of its products is sold any more', async () => {
    serveOffers([]);
    await open(<OrderView order={ORDER} />);
    await button('Order Again').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('None of these products can be ordered now.');
    await expect
      .element(page.getByText('Dome camera is no longer sold. Nothing was added in its place.'))
      .toBeVisible();
    expect(cartQuantities()).toEqual([]);
  });

  test('says that the cart already has as many of its products as can be ordered', async () => {
    serveOffers([{ ...camera, availableQuantity: 4 }]);
    fillCart(lineItem(camera, 4));
    await open(<OrderView order={ORDER} />);
    await button('Order Again').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'Nothing was added: your cart already holds as many of these products as you can order.',
      );
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 4 }]);
  });

  test('of which nothing is packed is cancelled after a question', async () => {
    const cancelOrder = vi
      .fn<Commerce['cancelOrder']>()
      .mockResolvedValueOnce({ kind: 'unavailable', error: 'ENGINE' })
      .mockResolvedValue({ kind: 'order', order: { ...ORDER, deliveryState: 'cancelled', charged: 0 } });
    const placed: PastOrder = { ...ORDER, deliveryState: 'placed', canCancel: true };
    await open(<OrderView order={placed} orderKey="secret" />, { cancelOrder });
    await button('Cancel Order').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel order 550000?' });
    await expect.element(dialog.getByText(/You have paid \$757\.99\. It goes back/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep Order' }).last().click();
    expect(cancelOrder).not.toHaveBeenCalled();
    await button('Cancel Order').click();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect.element(dialog.getByText(/^We did not get an answer/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect.element(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await expect.element(button('Cancel Order')).not.toBeInTheDocument();
    expect(cancelOrder.mock.calls[1]).toEqual(['550000', 'secret']);
    expect(noticeTexts()).toContain('Order 550000 is cancelled. We have sent you an email about it.');
  });

  test('that was packed in the meantime says that it cannot be cancelled', async () => {
    const placed: PastOrder = { ...ORDER, deliveryState: 'placed', canCancel: true };
    const cancelOrder: Commerce['cancelOrder'] = async () => ({ kind: 'order', order: ORDER });
    await open(<OrderView order={placed} />, { cancelOrder });
    await button('Cancel Order').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect.element(button('Cancel Order')).not.toBeInTheDocument();
    expect(noticeTexts().join()).toContain('We have packed this order in the meantime');
  });

  test('lets shipped pieces be sent back, with a reason', async () => {
    const lines = ORDER.lines.map((line) => ({ ...line, returnable: 2 }));
    const returns = [
      {
        askedAt: '2026-11-26T10:00:00.000Z',
        lines: [{ title: 'Dome camera', quantity: 1 }],
        reason: 'Dark.',
      },
    ];
    const askForReturn = vi
      .fn<Commerce['askForReturn']>()
      .mockResolvedValue({ kind: 'order', order: { ...ORDER, lines, returns } });
    await open(<OrderView order={{ ...ORDER, lines }} />, { askForReturn });
    await page.getByText('Send something back').click();
    await button('Ask for the Return').click();
    await expect.element(field('Reason')).toHaveAccessibleDescription(/This field is required/);
    await field('Reason').fill('Dark.');
    await button('Ask for the Return').click();
    await expect.element(page.getByText('Choose at least one piece to send back.')).toBeVisible();
    await field('Pieces of Dome camera').selectOptions('1');
    await button('Ask for the Return').click();
    await expect.element(page.getByText('We will answer by email.')).toBeVisible();
    await expect.element(page.getByText('1 × Dome camera')).toBeVisible();
    await expect.element(button('Ask for the Return')).not.toBeInTheDocument();
    expect(askForReturn.mock.calls).toEqual([
      [{ lines: [{ productId: '1', quantity: 1 }], reason: 'Dark.' }, '550000', undefined],
    ]);
  });

  test('shows what the shop has answered to a return', async () => {
    const returns = [
      {
        askedAt: '2026-11-26T10:00:00.000Z',
        lines: [{ title: 'Dome camera', quantity: 1 }],
        reason: 'Dark.',
        answer: { isAccepted: false, text: 'It was opened.' },
      },
    ];
    await open(<OrderView order={{ ...ORDER, returns }} />);
    await expect.element(page.getByText('Refused.')).toBeVisible();
    await expect.element(page.getByText('Our answer: It was opened.')).toBeVisible();
  });

  test('that waits for approval says that nothing is reserved', async () => {
    await open(<OrderView order={{ ...ORDER, deliveryState: 'waiting' }} />);
    await expect.element(page.getByText('Waiting for approval')).toBeVisible();
    await expect.element(page.getByText(/Until then, its products are not reserved/)).toBeVisible();
  });

  test('that is not confirmed yet says how long its products are kept', async () => {
    await open(
      <OrderView order={{ ...ORDER, deliveryState: 'placed', heldUntil: '2026-12-02T10:00:00.000Z' }} />,
    );
    await expect.element(page.getByText(/for you until December 2, 2026/)).toBeVisible();
  });

  test.each([
    ['open', 1],
    ['paid', 0],
  ] as const)(
    'by card whose payment is %s says when the card is charged: %i times',
    async (paymentState, times) => {
      const payment = { method: 'card' } as const;
      await open(<OrderView order={{ ...ORDER, deliveryState: 'placed', paymentState, payment }} />);
      await expect.element(page.getByText('Credit Card')).toBeVisible();
      expect(page.getByText(/We charge your card when your order leaves/).elements()).toHaveLength(times);
    },
  );

  test('that was cancelled still shows what was ordered, has nothing to pay and can be ordered again', async () => {
    serveOffers([camera]);
    const lines = ORDER.lines.map((line) => ({ ...line, cancelled: 6 }));
    await open(<OrderView order={{ ...ORDER, deliveryState: 'cancelled', paymentState: 'open', lines }} />);
    await expect
      .element(page.getByRole('row', { name: /Dome camera/ }))
      .toHaveTextContent('Dome camera6 cancelled6$100.00$600.00');
    await expect.element(page.getByText('Nothing to pay')).toBeVisible();
    await button('Order Again').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('1 product is in your cart.');
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 6 }]);
  });

  test('links its documents', async () => {
    const documents = [
      { number: 'INV-2026-00001', kind: 'invoice', path: '/api/documents/INV-2026-00001?key=a' },
      { number: 'CN-2026-00001', kind: 'credit-note', path: '/api/documents/CN-2026-00001?key=b' },
    ] as const;
    await open(<OrderView order={{ ...ORDER, documents }} />);
    for (const [name, { path }] of [
      ['Invoice INV-2026-00001 (PDF)', documents[0]],
      ['Credit note CN-2026-00001 (PDF)', documents[1]],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  test('says what cancelled pieces and refunds have changed', async () => {
    const amounts = { paymentState: 'part-refunded', charged: 70_000, paid: 70_000, refunded: 1000 } as const;
    await open(<OrderView order={{ ...ORDER, ...amounts }} />);
    await expect.element(page.getByText('Part refunded')).toBeVisible();
    const facts = page.getByRole('definition').all().slice(-4);
    expect(facts.map((fact) => fact.element().textContent)).toEqual([
      '-$57.99',
      '$700.00',
      '$700.00',
      '-$10.00',
    ]);
  });
});

describe('addresses', () => {
  test('are added, edited and removed', async () => {
    await open(<AddressesPage />);
    await expect.element(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await button('Add Address').click();
    await button('Save Address').click();
    await expect.element(field('ZIP Code')).toHaveAccessibleDescription('This field is required');
    for (const [label, value] of [
      ['Name or company', 'Depot'],
      ['Address', '12 Harbour Street'],
      ['City', 'Izmir'],
      ['State', 'Izmir'],
      ['ZIP Code', '35250'],
    ] as const)
      await field(label).fill(value);
    await button('Save Address').click();
    await expect.element(page.getByRole('heading', { name: 'Depot', exact: true })).toBeVisible();
    await expect.element(button('Add Address')).toHaveFocus();
    await button('Edit Depot').click();
    await expect.element(field('City')).toHaveValue('Izmir');
    await field('City').fill('Ankara');
    await button('Save Address').click();
    await expect.element(page.getByText('Ankara, Izmir 35250')).toBeVisible();
    await expect.element(button('Edit Depot')).toHaveFocus();
    await button('Remove Depot').click();
    await expect.element(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    expect(noticeTexts()).toContain('Depot has been removed from your addresses.');
  });

  test('are fifty at most, until one is removed', async () => {
    const commerce = createAcceptingCommerce();
    for (let saved = 1; saved <= MAX_ADDRESSES; saved++)
      await commerce.saveAddress({ ...INITIAL_ADDRESS, name: `Depot ${saved}.` });
    await open(<AddressesPage />, commerce);
    await expect
      .element(page.getByText('You have saved 50 addresses, which is the most. To add another, remove one.'))
      .toBeVisible();
    await expect.element(button('Add Address')).not.toBeInTheDocument();
    await button('Remove Depot 1.').click();
    await expect.element(button('Add Address')).toBeVisible();
  });

  test('are removed once by a double click', async () => {
    const commerce = createAcceptingCommerce();
    await commerce.saveAddress({ ...INITIAL_ADDRESS, name: 'Depot' });
    const { promise, resolve } = Promise.withResolvers<Addresses>();
    const removeAddress = vi
      .fn<Commerce['removeAddress']>()
      .mockReturnValueOnce(promise)
      .mockResolvedValue({ kind: 'not-found' });
    await open(<AddressesPage />, { ...commerce, removeAddress });
    await button('Remove Depot').dblClick();
    resolve({ kind: 'addresses', addresses: [] });
    await expect.element(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    expect(removeAddress).toHaveBeenCalledTimes(1);
    await expect.element(page.getByText(/belongs to another account/)).not.toBeInTheDocument();
  });

  test('keep what was typed if they cannot be saved', async () => {
    await open(<AddressesPage />, { saveAddress: rejectZip });
    await button('Add Address').click();
    for (const label of ['Name or company', 'Address', 'City', 'State', 'ZIP Code'])
      await field(label).fill('\u{202E}<b>x</b>');
    await button('Save Address').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Please check these fields: ZIP Code.');
    await expect.element(field('City')).toHaveValue('\u{202E}<b>x</b>');
  });
});

test('an order of a customer who is exempt says so in place of the rate', async () => {
  const exempt: PastOrder = { ...ORDER, tax: 0, isTaxExempt: true };
  await open(<OrderView order={exempt} />);
  await expect.element(page.getByText('VAT (exempt)')).toBeVisible();
});

describe('details and password', () => {
  test('details are checked and saved', async () => {
    const commerce = createAcceptingCommerce();
    await open(<Details />, commerce);
    await expect.element(field('Email Address')).toHaveAttribute('readonly');
    await field('Phone').fill('7');
    await button('Save Details').click();
    await expect.element(field('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    await field('Phone').fill('+90 212 555 01 43');
    await page.getByRole('checkbox', { name: 'Send me the newsletter (optional)' }).click();
    await button('Save Details').click();
    await expect.element(page.getByText('Your details have been saved.')).toBeVisible();
    expect(await commerce.session()).toMatchObject({
      customer: { phone: '+90 212 555 01 43', newsletter: true },
    });
  });

  test('company and VAT number are stated, and named if they are wrong', async () => {
    const commerce = createAcceptingCommerce();
    const { saveDetails } = commerce;
    const save = vi
      .fn<Commerce['saveDetails']>()
      .mockResolvedValueOnce({ kind: 'rejected', fields: { vatNumber: 'invalid' } })
      .mockImplementation(saveDetails);
    await open(<Details />, { ...commerce, saveDetails: save });
    await field('Company (optional)').fill('Harbour Security');
    await field('VAT Number (optional)').fill('DE136695975');
    await button('Save Details').click();
    await expect.element(page.getByText('Please check these fields: VAT Number (optional).')).toBeVisible();
    await expect.element(field('VAT Number (optional)')).toHaveValue('DE136695975');
    await field('VAT Number (optional)').fill('DE136695976');
    await button('Save Details').click();
    await expect.element(page.getByText('Your details have been saved.')).toBeVisible();
    const session = await commerce.session();
    expect(session).toMatchObject({ customer: { company: 'Harbour Security', vatNumber: 'DE136695976' } });
  });

  test('the company and VAT number of a firm are shown, and cannot be changed', async () => {
    const firm = { name: 'Harbour Security', vatNumber: 'DE136695976' };
    const customer = { ...ADA, company: 'Mine', vatNumber: 'DE1', firm };
    const saveDetails = vi.fn<Commerce['saveDetails']>(async () => ({ kind: 'saved', customer }));
    await open(<Details />, {
      session: async () => ({ kind: 'session', customer }),
      saveDetails,
    });
    await expect.element(page.getByText('Harbour Security')).toBeVisible();
    await expect.element(page.getByText('DE136695976')).toBeVisible();
    await expect.element(field('Company (optional)')).not.toBeInTheDocument();
    await expect.element(field('VAT Number (optional)')).not.toBeInTheDocument();
    await button('Save Details').click();
    await expect.element(page.getByText('Your details have been saved.')).toBeVisible();
    const { firstName, lastName, phone, newsletter } = ADA;
    expect(saveDetails.mock.calls).toEqual([[{ firstName, lastName, phone, newsletter }]]);
  });

  test('an account is closed with its password, and says before what is deleted and what is kept', async () => {
    rememberSignedIn(true);
    const closeAccount = vi
      .fn<Commerce['closeAccount']>()
      .mockResolvedValueOnce({ kind: 'refused' })
      .mockResolvedValueOnce({ kind: 'signed-out' })
      .mockResolvedValue({ kind: 'saved' });
    await open(<Details />, { closeAccount });
    await page.getByText('Close My Account').first().click();
    await expect.element(page.getByText(/We delete your account at once/)).toBeVisible();
    await expect.element(page.getByText(/keep your orders and invoices for some years/)).toBeVisible();
    await button('Close My Account').click();
    expect(closeAccount).not.toHaveBeenCalled();
    await field('Current Password').fill('long enough');
    await button('Close My Account').click();
    await expect.element(page.getByText('The current password is wrong.')).toBeVisible();
    // A session that has ended has closed nothing.
    await button('Close My Account').click();
    await expect.element(page.getByText('You are no longer signed in. Please sign in again.')).toBeVisible();
    expect(signedInStore.getState()).toBe(true);
    await button('Close My Account').click();
    await expect.element(address.getByText('/', { exact: true })).toBeVisible();
    expect(signedInStore.getState()).toBe(false);
    expect(noticeTexts()).toContain('Your account is closed. We have sent you an email about it.');
  });

  test('a password is changed only with the current one, and the fields are then emptied', async () => {
    const changePassword = vi
      .fn<Commerce['changePassword']>()
      .mockResolvedValueOnce({ kind: 'refused' })
      .mockResolvedValue({ kind: 'saved' });
    await open(<Password />, { changePassword });
    await field('Current Password').fill('wrong');
    await field('New Password').fill('second password');
    await field('Confirm New Password').fill('second');
    await button('Change Password').click();
    await expect.element(field('Confirm New Password')).toHaveAccessibleDescription('Passwords do not match');
    await field('Confirm New Password').fill('second password');
    await button('Change Password').click();
    await expect.element(page.getByText('The current password is wrong.')).toBeVisible();
    await button('Change Password').click();
    await expect.element(page.getByText(/Your password has been changed/)).toBeVisible();
    await expect.element(field('Current Password')).toHaveValue('');
    expect(changePassword).toHaveBeenCalledTimes(2);
  });

  test('the link for a forgotten password lets a new one be chosen, unless it has expired', async () => {
    const resetPassword = vi
      .fn<Commerce['resetPassword']>()
      .mockResolvedValueOnce({ kind: 'expired' })
      .mockResolvedValue({ kind: 'signed-in', customer: ADA });
    await open(<ResetPassword />, { resetPassword }, '/reset-password?token=token-1');
    for (const label of ['New Password', 'Confirm New Password']) await field(label).fill('second password');
    await button('Save Password').click();
    await expect.element(page.getByText(/This link has been used or has expired/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ask for a new link' }))
      .toHaveAttribute('href', '/forgot-password');
    await expect.element(address).toHaveTextContent('/reset-password?token=token-1');
    await button('Save Password').click();
    await expect.element(address.getByText('/account', { exact: true })).toBeVisible();
    expect(resetPassword).toHaveBeenCalledWith('token-1', 'second password');
    expect(signedInStore.getState()).toBe(true);
  });
});

const openConfirmation = (confirmRegistration: Commerce['confirmRegistration']) =>
  open(<Confirm />, { confirmRegistration }, '/confirm?token=token-1');

describe('the confirmation of a registration', () => {
  test('requires the password, and signs in with it', async () => {
    const confirmRegistration = vi.fn(createAcceptingCommerce().confirmRegistration);
    await openConfirmation(confirmRegistration);
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    const hint = 'The password that you chose when you registered';
    await expect.element(field('Password')).toHaveAccessibleDescription(hint);
    await button('Confirm Your Account').click();
    await expect.element(field('Password')).toHaveAccessibleDescription('This field is required');
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await field('Password').fill('long enough');
    await button('Confirm Your Account').click();
    await expect.element(page.getByText('Your account is confirmed, and you are signed in.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
    await expect.element(field('Password')).not.toBeInTheDocument();
    await expect.element(page.getByText(hint)).not.toBeInTheDocument();
    expect(confirmRegistration.mock.calls).toEqual([['token-1', 'long enough']]);
    expect(signedInStore.getState()).toBe(true);
  });

  test('offers to choose a new password if the password is not that of the last registration', async () => {
    await openConfirmation(async () => ({ kind: 'refused' }));
    await field('Password').fill('another one');
    await button('Confirm Your Account').click();
    await expect.element(page.getByText(/not the password that was chosen/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Choose a new password' }))
      .toHaveAttribute('href', '/forgot-password');
    await expect.element(field('Password')).toHaveValue('another one');
    expect(signedInStore.getState()).toBe(false);
  });

  test('says that a link has expired', async () => {
    await openConfirmation(async () => ({ kind: 'expired' }));
    await field('Password').fill('long enough');
    await button('Confirm Your Account').click();
    await expect.element(page.getByText(/This link has been used or has expired/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Register again' }))
      .toHaveAttribute('href', '/register');
  });
});

test.each(['constructor', '__proto__', 'yes', ''])('a note stored as "%s" signs nobody in', (stored) => {
  localStorage.setItem('signed-in', stored);
  signedInStore.restore();
  expect(signedInStore.getState()).toBe(false);
});
