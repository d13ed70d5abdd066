import type { ContactMessage } from '../../app/content/model/contact-message.ts';
import { formatMoney } from '../../app/lib/money.ts';
import {
  checkoutTaxLabel,
  name as shop,
  pricesIncludeTax,
  taxName,
  taxPercent,
} from '../../app/shop-data.ts';
import type { OrderView } from '../engine/orders.ts';

/** An e-mail as plain text, which cannot contain markup. */
export type Letter = {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
};

/**
 * What someone has entered, for an e-mail that may reach someone else: in one line, and without what would make a link of it, such as
 * `https://` or `www.`.
 */
export function harmless(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?:[a-z][a-z0-9+.-]*:)?\/\/+/gi, '')
    .replaceAll(/\b(?:mailto|tel|sms|data|javascript):|\bwww\./gi, '');
}

const sign = (paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n\n${shop}\n`;

export function confirmationLetter(to: string, link: string): Letter {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: sign([
      `Someone, probably you, has created an account at ${shop} with this e-mail address.`,
      `Open this link and enter the password of the account. The link works once and expires after a day, and earlier links no longer work:\n${link}`,
      'If it was not you, ignore this message. The account cannot be used.',
    ]),
  };
}

export function resetLetter(to: string, link: string): Letter {
  return {
    to,
    subject: 'Choose a new password',
    text: sign([
      'Someone, probably you, wants to choose a new password for the account with this e-mail address.',
      `Open this link to choose it. It works once and expires after a day:\n${link}`,
      'If it was not you, ignore this message. Your password stays as it is.',
    ]),
  };
}

export function subscriptionLetter(to: string, link: string): Letter {
  return {
    to,
    subject: 'Confirm your subscription to the newsletter',
    text: sign([
      `Someone, probably you, wants to get the newsletter of ${shop} at this e-mail address, with news, offers and advice.`,
      `Open this link to subscribe. It expires after a day:\n${link}`,
      'If it was not you, ignore this message. Without your confirmation we send nothing, and every newsletter has a link that ends the subscription.',
    ]),
  };
}

/** To the owner, so with everything as it was typed. What the visitor has written comes last, and cannot pass for the rest. */
export function messageLetter(to: string, { name, email, subject, message }: ContactMessage): Letter {
  return {
    to,
    replyTo: { name, address: email },
    subject: `Contact form: ${subject}`,
    text: `${name} <${email}> has sent this message with the contact form. An answer to this e-mail goes to them.\n\n${message}\n`,
  };
}

const PAYMENTS = {
  invoice: 'Payment: by invoice / wire transfer. The invoice follows.',
  card: 'Payment: by card.',
  paypal: 'Payment: with PayPal.',
};

const WAITING_TEXT =
  'We check this order before we accept it, and its products are not reserved yet. The link below shows whether we have accepted it.';

const row = (name: string, amount: number) => `${name.padEnd(12)}${formatMoney(amount).padStart(14)}`;

/** @param isToAccount whether the e-mail goes to the confirmed address of the buyer's account. A guest may have entered any. */
export function orderLetter(order: OrderView, link: string, isToAccount: boolean): Letter {
  const { customer, address, payment } = order;
  const greeting = isToAccount ? `${harmless(`${customer.firstName} ${customer.lastName}`)}, thank` : 'Thank';
  return {
    to: customer.email,
    subject: `Your order ${order.number}`,
    text: sign([
      `${greeting} you for your order ${order.number}.`,
      ...(order.deliveryState === 'waiting' ? [WAITING_TEXT] : []),
      order.lines
        .map(({ quantity, title, price }) => `${quantity} × ${title}, ${formatMoney(price)} each`)
        .join('\n'),
      [
        row('Subtotal', order.subtotal),
        row('Shipping', order.shipping),
        ...(order.tax > 0 ? [row(checkoutTaxLabel, order.tax)] : []),
        row('Total', order.total),
        ...(pricesIncludeTax ? [`The total includes ${taxPercent}% ${taxName}.`] : []),
      ].join('\n'),
      payment.method === 'purchase-order'
        ? `Payment: your purchase order ${harmless(payment.purchaseOrder)}.`
        : PAYMENTS[payment.method],
      [
        'Shipping address:',
        address.address,
        address.address2,
        `${address.zipCode} ${address.city}`,
        address.state,
        address.country,
      ]
        .flatMap((line) => (line ? [harmless(line)] : []))
        .join('\n'),
      `Your order, without an account:\n${link}`,
    ]),
  };
}
