import { Fulfillment, ProductVariant, Refund } from '@vendure/core';
import type { EntityManager } from 'typeorm';
import { cardNote, shipping as shippingTitle, vatExempt } from '../../app/account/texts.ts';
import type { ContactMessage } from '../../app/content/model/contact-message.ts';
import { formatDay } from '../../app/lib/day.ts';
import { formatMoney } from '../../app/lib/money.ts';
import { checkoutTaxLabel, pricesIncludeTax, taxName, taxPercent } from '../../app/shop-data.ts';
import { accountOf } from '../engine/firm-people.ts';
import { findOrder, orderedLine, type OrderLinePieces, type OrderView, viewOf } from '../engine/orders.ts';
import type { Settings } from '../settings.ts';
import type { OrderFacts } from './mail-facts.ts';
import type { MailTexts, WrittenMail } from './mail-texts.ts';
import type { LetterContents, LetterKind } from './outbox.ts';

export type Letter = WrittenMail & {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
};

/** An e-mail that has been written down, see `outbox.ts`. */
export type WaitingLetter = {
  [Kind in LetterKind]: {
    readonly kind: Kind;
    readonly recipient: string;
    /** The id of the order or product, the token of the link, or the address of whoever has written the message. */
    readonly about: string;
    readonly content: Kind extends keyof LetterContents ? LetterContents[Kind] : null;
  };
}[LetterKind];

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

/** Undefined if there is nothing left to say: the link has been used or replaced, or the customer has been forgotten. */
export async function letterOf(
  manager: EntityManager,
  settings: Settings,
  texts: MailTexts,
  waiting: WaitingLetter,
): Promise<Letter | undefined> {
  const { recipient, about } = waiting;
  const { contactEmail } = settings;
  const linkTo = (path: string, query: Record<string, string>) =>
    `${settings.publicUrl}${path}?${new URLSearchParams(query).toString()}`;
  const exists = async (where: string) => (await manager.query<unknown[]>(where, [about])).length > 0;

  switch (waiting.kind) {
    case 'message':
      return messageLetter(texts, contactEmail, waiting.content);
    case 'subscribe':
      return (await exists('SELECT FROM newsletter WHERE token = $1 AND "askedAt" IS NOT NULL'))
        ? { to: recipient, ...texts.write(waiting.kind, { link: linkTo('/newsletter', { token: about }) }) }
        : undefined;
    case 'confirm':
      return (await exists('SELECT FROM authentication_method WHERE "verificationToken" = $1'))
        ? { to: recipient, ...texts.write(waiting.kind, { link: linkTo('/confirm', { token: about }) }) }
        : undefined;
    case 'reset':
      return (await exists('SELECT FROM authentication_method WHERE "passwordResetToken" = $1'))
        ? {
            to: recipient,
            ...texts.write(waiting.kind, { link: linkTo('/reset-password', { token: about }) }),
          }
        : undefined;
    case 'closed':
      return { to: recipient, ...texts.write(waiting.kind, {}) };
    case 'low-stock': {
      const variant = await manager.findOne(ProductVariant, {
        where: { id: about },
        relations: { translations: true },
      });
      if (!variant) return undefined;
      const title = variant.translations[0]?.name ?? '';
      const { left } = waiting.content;
      const facts = { title, sku: variant.sku, left: String(left), level: String(settings.lowStock) };
      return { to: contactEmail, ...texts.write(waiting.kind, facts) };
    }
    default:
  }

  const order = await findOrder(manager, about);
  const isQuote = order?.state === 'Draft';
  const key = order?.customFields.accessKey;
  if (!order || !(isQuote || key)) return undefined;
  const view = viewOf(order);
  const account = order.customer?.user;
  const isConfirmed = account?.verified === true && account.identifier === recipient;
  const link = key
    ? linkTo(`/account/orders/${order.code}`, { key })
    : `${settings.publicUrl}/account/quotes/${order.code}`;
  const toBuyer = (mail: WrittenMail): Letter => ({ to: view.customer.email, ...mail });
  const facts = orderFacts(view, link, isConfirmed);
  const piecesOf = (lines: readonly OrderLinePieces[]) =>
    lines.map(({ orderLineId, quantity }) => ({
      title: orderedLine(order, orderLineId).title,
      quantity: String(quantity),
    }));

  switch (waiting.kind) {
    case 'order':
      return toBuyer(texts.write(view.deliveryState === 'waiting' ? 'order-waiting' : waiting.kind, facts));
    case 'approved':
    case 'document':
    case 'cancelled':
    case 'withdrawn':
    case 'lapsed':
    case 'paid':
      return toBuyer(texts.write(waiting.kind, facts));
    case 'part-shipped':
    case 'shipped':
    case 'delivered': {
      const parcel = await manager.findOne(Fulfillment, {
        where: { id: waiting.content.parcel },
        relations: { lines: true },
      });
      if (!parcel) return undefined;
      const { method: carrier, trackingCode, lines } = parcel;
      const trackingLink = trackingLinkOf(settings, carrier, trackingCode);
      return toBuyer(
        texts.write(waiting.kind, { ...facts, pieces: piecesOf(lines), carrier, trackingCode, trackingLink }),
      );
    }
    case 'part-cancelled':
      return toBuyer(texts.write(waiting.kind, { ...facts, pieces: piecesOf(waiting.content.lines) }));
    case 'part-refunded':
    case 'refunded': {
      const refund = await manager.findOne(Refund, {
        where: { id: waiting.content.refund },
        relations: { lines: true },
      });
      if (!refund) return undefined;
      const amount = formatMoney(refund.total);
      return toBuyer(texts.write(waiting.kind, { ...facts, amount, pieces: piecesOf(refund.lines) }));
    }
    case 'return-answered': {
      const { lines, isAccepted, text } = waiting.content;
      const accepted = isAccepted ? 'yes' : '';
      return toBuyer(
        texts.write(waiting.kind, { ...facts, pieces: piecesOf(lines), accepted, answer: text }),
      );
    }
    case 'firm-approved':
    case 'firm-declined': {
      // The name is empty if the account was closed since.
      const by = (isConfirmed && harmless(waiting.content.by)) || 'An approver of your firm';
      const reason = isConfirmed ? waiting.content.reason.split('\n').map(harmless).join('\n') : '';
      return toBuyer(texts.write(waiting.kind, { ...facts, by, reason }));
    }
    case 'firm-to-approve': {
      const { customer } = order;
      // It was decided meanwhile.
      if (!view.awaitsFirm || !customer) return undefined;
      // Without the key, which opens it as its buyer.
      const toSignIn = `${settings.publicUrl}/account/orders/${order.code}`;
      const mail = texts.write(waiting.kind, {
        ...orderFacts(view, toSignIn, true),
        buyer: harmless(accountOf(customer)),
      });
      const name = `${customer.firstName} ${customer.lastName}`;
      return { to: recipient, replyTo: { name, address: customer.emailAddress }, ...mail };
    }
    case 'quote': {
      const { quotedUntil } = order.customFields;
      // It was accepted meanwhile, or the owner has taken it back.
      if (!isQuote || !quotedUntil) return undefined;
      return toBuyer(texts.write(waiting.kind, { ...facts, until: formatDay(quotedUntil.toISOString()) }));
    }
    case 'new-order':
    case 'order-to-approve':
    case 'quote-request':
    case 'order-withdrawn':
    case 'return-to-answer': {
      const { firstName, lastName, email, phone } = view.customer;
      const name = `${firstName} ${lastName}`;
      // The owner needs it as it was typed.
      const asTyped = { ...orderFacts(view, link, true), buyer: `${name} (${email}, ${phone})` };
      const mail =
        waiting.kind === 'return-to-answer'
          ? texts.write(waiting.kind, {
              ...asTyped,
              pieces: piecesOf(waiting.content.lines),
              reason: waiting.content.reason,
            })
          : waiting.kind === 'quote-request'
            ? texts.write(waiting.kind, { ...asTyped, request: order.customFields.quoteRequest ?? '' })
            : texts.write(waiting.kind, asTyped);
      return { to: contactEmail, replyTo: { name, address: email }, ...mail };
    }
    case 'undeliverable':
      return { to: contactEmail, ...texts.write(waiting.kind, { number: order.code, ...waiting.content }) };
  }
}

/** With everything as it was typed. */
function messageLetter(texts: MailTexts, to: string, message: ContactMessage): Letter {
  const { name, email } = message;
  return { to, replyTo: { name, address: email }, ...texts.write('message', message) };
}

const PAYMENTS = {
  invoice: 'Payment: by invoice / wire transfer. The invoice follows.',
  card: `Payment: by card. ${cardNote}`,
};

const amountOr = (amount: number, isShown: boolean) => (isShown ? formatMoney(amount) : '');

/** @param isConfirmed whether the e-mail goes to the confirmed address of the buyer's account. A guest may have entered any. */
export function orderFacts(order: OrderView, link: string, isConfirmed: boolean): OrderFacts {
  const { customer, address, payment, charged, paid, refunded, total, heldUntil, costCentre } = order;
  const addressLines = [
    address.address,
    address.address2,
    `${address.zipCode} ${address.city}`,
    address.state,
    address.country,
  ];
  return {
    number: order.number,
    placedOn: formatDay(order.placedAt),
    link,
    name: isConfirmed ? harmless(`${customer.firstName} ${customer.lastName}`) : '',
    address: isConfirmed ? addressLines.flatMap((line) => (line ? [harmless(line)] : [])).join('\n') : '',
    payment: [
      payment.method !== 'purchase-order'
        ? PAYMENTS[payment.method]
        : isConfirmed
          ? `Payment: your purchase order ${harmless(payment.purchaseOrder)}.`
          : 'Payment: your purchase order.',
      ...(isConfirmed && costCentre !== undefined ? [`Cost centre: ${harmless(costCentre)}.`] : []),
    ].join(' '),
    heldUntil: heldUntil === undefined ? '' : formatDay(heldUntil),
    awaitsFirm: order.awaitsFirm ? 'yes' : '',
    awaitsShop: order.deliveryState === 'waiting' && !order.awaitsFirm ? 'yes' : '',
    items: order.lines.map(({ title, quantity, price }) => ({
      title,
      quantity: String(quantity),
      price: formatMoney(price),
      sum: formatMoney(quantity * price),
    })),
    subtotal: formatMoney(order.subtotal),
    discounts: discountFacts(order.discounts),
    shippingLabel: order.delivery ?? shippingTitle,
    shipping: formatMoney(order.shipping),
    shippingDiscounts: discountFacts(order.shippingDiscounts),
    taxLabel: order.isTaxExempt ? vatExempt : checkoutTaxLabel,
    tax: amountOr(order.tax, order.tax > 0 || order.isTaxExempt === true),
    total: formatMoney(total),
    includedTax: pricesIncludeTax ? `${taxPercent}% ${taxName}` : '',
    cancelled: amountOr(charged - total, charged < total),
    charged: formatMoney(charged),
    paid: amountOr(paid, paid > 0),
    refunded: amountOr(-refunded, refunded > 0),
  };
}

const discountFacts = (discounts: OrderView['discounts'] = []) =>
  discounts.map(({ name, amount }) => ({ name, amount: formatMoney(-amount) }));

/** Empty if the carrier is not one of the settings. A code that is an address itself is the link. */
function trackingLinkOf({ trackingLinks }: Settings, carrier: string, code: string): string {
  if (code.startsWith('https://')) return code;
  const known = trackingLinks.find((link) => carrier.toLowerCase().startsWith(link.carrier.toLowerCase()));
  return known && code !== '' ? known.address.replace('{code}', encodeURIComponent(code)) : '';
}
