import { describe, expect, test } from 'vitest';
import type { Commerce } from '#app/commerce/commerce.ts';
import { type LineItem, orderSummary } from '#app/cart/model/cart.ts';
import { orderDraft } from '#app/commerce/model/order.ts';
import { aCheckout } from './a-checkout.ts';

const newEmail = () => `ada-${crypto.randomUUID()}@example.com`;

export type TradingSetup = {
  readonly commerce: Commerce;
  /** The adapter in another browser, which has no session. */
  readonly otherBrowser: () => Commerce;
  /** A line of a product that is in stock, at its current price. */
  readonly line: (quantity: number) => LineItem;
  /** The token of the newest e-mail with a link to this page. */
  readonly mailedToken: (email: string, page: 'confirm' | 'reset-password') => Promise<string>;
};

/** What every adapter that sells answers. */
export function describeTrading(name: string, create: () => Promise<TradingSetup>): void {
  describe(`${name}, selling`, () => {
    const password = 'long enough';
    const accountOf = (email: string) => ({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      password,
      confirmPassword: password,
      newsletter: true,
    });
    const purchaseOrder = { method: 'purchase-order', purchaseOrder: 'PO-7' } as const;

    async function signUp({ commerce, mailedToken }: TradingSetup): Promise<string> {
      const email = newEmail();
      expect(await commerce.register(accountOf(email))).toEqual({ kind: 'accepted' });
      const token = await mailedToken(email, 'confirm');
      expect(await commerce.confirmRegistration(token, password)).toMatchObject({
        kind: 'signed-in',
        customer: { email, newsletter: true },
      });
      return email;
    }

    test('the totals are those of the order summary, to the cent', async () => {
      const { commerce, line } = await create();
      const { price } = line(3);
      expect(await commerce.prices([line(3)])).toMatchObject({ kind: 'prices', ...orderSummary(3 * price) });
    });

    test('an order gets a number of six digits, and its key opens it without an account', async () => {
      const { commerce, otherBrowser, line } = await create();
      const email = newEmail();
      const answer = await commerce.placeOrder(orderDraft(aCheckout({ email }), [line(2)]), purchaseOrder);
      if (answer.kind !== 'placed') throw new Error(`The order is ${answer.kind}.`);
      const { number, key, total } = answer.order;
      expect(number).toMatch(/^[1-9]\d{5}$/);
      expect(total).toBe(orderSummary(2 * line(2).price).total);
      expect(await otherBrowser().order(number, key)).toMatchObject({
        kind: 'order',
        order: {
          number,
          deliveryState: 'placed',
          paymentState: 'open',
          total,
          items: 2,
          lines: [{ productId: line(1).id, quantity: 2, price: line(1).price }],
          customer: { email, firstName: 'Ada' },
          address: { city: 'İzmir', country: 'Turkey' },
          payment: purchaseOrder,
        },
      });
      expect(await otherBrowser().order(number, 'forged')).toEqual({ kind: 'not-found' });
      expect((await otherBrowser().order(number)).kind).not.toBe('order');
      expect(await commerce.askForEarlierOrder()).toEqual({ kind: 'none' });
    });

    test('an order is cancelled by who has its key, and stays so', async () => {
      const { commerce, otherBrowser, line } = await create();
      const answer = await commerce.placeOrder(orderDraft(aCheckout({ email: newEmail() }), [line(1)]), {
        method: 'invoice',
      });
      if (answer.kind !== 'placed') throw new Error(`The order is ${answer.kind}.`);
      const { number, key } = answer.order;
      expect(await commerce.order(number, key)).toMatchObject({ order: { canCancel: true } });
      expect(await otherBrowser().cancelOrder(number, 'forged')).toEqual({ kind: 'not-found' });
      for (let attempt = 1; attempt <= 2; attempt++) {
        const cancelled = await otherBrowser().cancelOrder(number, key);
        expect(cancelled).toMatchObject({ order: { deliveryState: 'cancelled', charged: 0 } });
        expect(cancelled.kind === 'order' && cancelled.order.canCancel).toBe(undefined);
      }
    });

    test('a changed price is reported, and no order is placed', async () => {
      const setup = await create();
      const { commerce, line } = setup;
      await signUp(setup);
      const cheaper = { ...line(1), price: line(1).price - 1 };
      expect(
        await commerce.placeOrder(orderDraft(aCheckout(), [cheaper]), { method: 'invoice' }),
      ).toMatchObject({
        kind: 'changed',
        lines: [{ productId: line(1).id, price: line(1).price }],
      });
      expect(await commerce.orders()).toEqual({ kind: 'orders', orders: [] });
      expect(await commerce.askForEarlierOrder()).toEqual({ kind: 'none' });
    });

    test('an account is confirmed by a mailed link with its password, once', async () => {
      const setup = await create();
      const { commerce, mailedToken } = setup;
      const email = newEmail();
      await commerce.register(accountOf(email));
      const credentials = { email, password, remember: false };
      expect(await commerce.signIn(credentials)).toEqual({ kind: 'refused' });
      const token = await mailedToken(email, 'confirm');
      expect(await commerce.confirmRegistration(token, 'wrong one')).toEqual({ kind: 'refused' });
      expect(await commerce.session()).toEqual({ kind: 'session', customer: null });
      expect((await commerce.confirmRegistration(token, password)).kind).toBe('signed-in');
      expect((await commerce.confirmRegistration(token, password)).kind).toBe('expired');
      expect(await commerce.session()).toMatchObject({ customer: { email, firstName: 'Ada' } });
      expect(await commerce.signOut()).toEqual({ kind: 'signed-out' });
      expect(await commerce.session()).toEqual({ kind: 'session', customer: null });
      expect(await commerce.orders()).toEqual({ kind: 'signed-out' });
      expect(await commerce.signIn({ ...credentials, password: 'wrong one' })).toEqual({ kind: 'refused' });
      expect((await commerce.signIn(credentials)).kind).toBe('signed-in');
    });

    test('the account lists its orders', async () => {
      const setup = await create();
      const { commerce, line } = setup;
      const email = await signUp(setup);
      expect(await commerce.orders()).toEqual({ kind: 'orders', orders: [] });
      await commerce.placeOrder(orderDraft(aCheckout({ email }), [line(1)]), { method: 'invoice' });
      expect(await commerce.orders()).toMatchObject({
        orders: [{ deliveryState: 'placed', paymentState: 'open', items: 1 }],
      });
    });

    test('the account keeps addresses and details', async () => {
      const setup = await create();
      const { commerce } = setup;
      await signUp(setup);
      const depot = {
        name: 'Depot',
        address: '12 Harbour Street',
        city: 'Izmir',
        state: 'Izmir',
        zip: '35250',
        country: 'Turkey',
      };
      const added = await commerce.saveAddress(depot);
      if (added.kind !== 'addresses') throw new Error(`The address is ${added.kind}.`);
      const id = added.addresses[0]?.id ?? '';
      expect(added.addresses).toEqual([{ ...depot, id }]);
      expect(await commerce.saveAddress({ ...depot, city: 'Ankara' }, id)).toMatchObject({
        addresses: [{ id, city: 'Ankara' }],
      });
      expect(await commerce.removeAddress(id)).toEqual({ kind: 'addresses', addresses: [] });
      const details = {
        firstName: 'Grace',
        lastName: 'Hopper',
        phone: '+90 212 555 01 43',
        newsletter: false,
        company: 'Harbour Security',
        vatNumber: 'DE136695976',
      };
      expect(await commerce.saveDetails(details)).toMatchObject({ kind: 'saved', customer: details });
      expect(await commerce.session()).toMatchObject({ customer: details });
    });

    test('a password is changed with the current one, or by a mailed link that works once', async () => {
      const setup = await create();
      const { commerce, mailedToken } = setup;
      const email = await signUp(setup);
      const change = { password: 'second password', confirmPassword: 'second password' };
      expect(await commerce.changePassword({ ...change, current: 'wrong one' })).toEqual({ kind: 'refused' });
      expect(await commerce.changePassword({ ...change, current: password })).toEqual({ kind: 'saved' });
      await commerce.signOut();
      expect(await commerce.requestPasswordReset({ email })).toEqual({ kind: 'accepted' });
      const token = await mailedToken(email, 'reset-password');
      expect((await commerce.resetPassword(token, 'third password')).kind).toBe('signed-in');
      expect((await commerce.resetPassword(token, 'fourth password')).kind).toBe('expired');
      await commerce.signOut();
      expect((await commerce.signIn({ email, password: 'third password', remember: true })).kind).toBe(
        'signed-in',
      );
    });

    test('nothing tells whether an e-mail address has an account', async () => {
      const setup = await create();
      const email = await signUp(setup);
      await setup.commerce.signOut();
      for (const address of [email, newEmail()]) {
        expect(await setup.commerce.register(accountOf(address))).toEqual({ kind: 'accepted' });
        expect(await setup.commerce.requestPasswordReset({ email: address })).toEqual({ kind: 'accepted' });
        expect(
          await setup.commerce.signIn({ email: address, password: 'wrong one', remember: false }),
        ).toEqual({ kind: 'refused' });
      }
    });
  });
}
