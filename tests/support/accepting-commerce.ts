import type { Commerce, PastOrder } from '#app/commerce/commerce.ts';
import type { Customer, SavedAddress } from '#app/commerce/model/account-forms.ts';
import { orderSummary, subtotal, totalItems } from '#app/cart/model/cart.ts';

export const ADA: Customer = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+90 212 555 01 42',
  newsletter: false,
  company: '',
  vatNumber: '',
};

/** A back end in memory that accepts every order, under one number, every password and every link. Ada is signed in. */
export function createAcceptingCommerce(): Commerce {
  let customer: Customer | null = ADA;
  let addresses: readonly SavedAddress[] = [];
  let orders: readonly PastOrder[] = [];
  const signInAda = async () => {
    customer = ADA;
    return { kind: 'signed-in', customer } as const;
  };
  return {
    placeOrder: async (order, payment) => {
      const number = '550000';
      const cart = { items: order.lines };
      orders = [
        {
          ...orderSummary(subtotal(cart)),
          number,
          placedAt: '2026-11-25T10:00:00.000Z',
          deliveryState: 'placed',
          paymentState: 'open',
          canCancel: true,
          charged: orderSummary(subtotal(cart)).total,
          paid: 0,
          refunded: 0,
          items: totalItems(cart),
          lines: order.lines.map(({ id, title, price, quantity }) => ({
            productId: id,
            title,
            price,
            quantity,
            cancelled: 0,
          })),
          customer: order.contact,
          address: order.shipping,
          payment,
        },
        ...orders,
      ];
      return { kind: 'placed', order: { ...order, number } };
    },
    askForEarlierOrder: async () => ({ kind: 'none' }),
    prices: async (lines) => ({
      kind: 'prices',
      lines: lines.map(({ id, price, quantity }) => ({ productId: id, price, available: quantity })),
      ...orderSummary(subtotal({ items: lines })),
    }),
    session: async () => ({ kind: 'session', customer }),
    signIn: signInAda,
    signOut: async () => {
      customer = null;
      return { kind: 'signed-out' };
    },
    register: async () => ({ kind: 'accepted' }),
    confirmRegistration: signInAda,
    requestPasswordReset: async () => ({ kind: 'accepted' }),
    resetPassword: signInAda,
    orders: async () => (customer ? { kind: 'orders', orders } : { kind: 'signed-out' }),
    order: async (number) => {
      const order = orders.find((other) => other.number === number);
      return order ? { kind: 'order', order } : { kind: 'not-found' };
    },
    cancelOrder: async (number) => {
      orders = orders.map((order) => {
        const { canCancel: _canCancel, ...rest } = order;
        return order.number === number ? { ...rest, deliveryState: 'cancelled', charged: 0 } : order;
      });
      const order = orders.find((other) => other.number === number);
      return order ? { kind: 'order', order } : { kind: 'not-found' };
    },
    decideOrder: async () => ({ kind: 'not-found' }),
    askForReturn: async ({ reason }, number) => {
      const askedAt = '2026-11-26T10:00:00.000Z';
      orders = orders.map((order) =>
        order.number === number ? { ...order, returns: [{ askedAt, lines: [], reason }] } : order,
      );
      const order = orders.find((other) => other.number === number);
      return order ? { kind: 'order', order } : { kind: 'not-found' };
    },
    askForShopQuote: async () => ({ kind: 'asked', number: '550000' }),
    shopQuotes: async () => ({ kind: 'shop-quotes', quotes: [] }),
    shopQuote: async () => ({ kind: 'not-found' }),
    acceptShopQuote: async () => ({ kind: 'not-found' }),
    addresses: async () => ({ kind: 'addresses', addresses }),
    saveAddress: async (address, id) => {
      const saved = { ...address, id: id ?? String(addresses.length + 1) };
      addresses =
        id === undefined
          ? [...addresses, saved]
          : addresses.map((other) => (other.id === id ? saved : other));
      return { kind: 'addresses', addresses };
    },
    removeAddress: async (id) => {
      addresses = addresses.filter((other) => other.id !== id);
      return { kind: 'addresses', addresses };
    },
    saveDetails: async (details) => {
      customer = { ...ADA, ...details };
      return { kind: 'saved', customer };
    },
    closeAccount: async () => {
      customer = null;
      return { kind: 'saved' };
    },
    changePassword: async () => ({ kind: 'saved' }),
    sendMessage: async () => ({ kind: 'accepted' }),
    subscribe: async () => ({ kind: 'accepted' }),
    confirmSubscription: async () => ({ kind: 'saved' }),
    endSubscription: async () => ({ kind: 'saved' }),
  };
}
