import type { ID } from '@vendure/core';
import type { EntityManager } from 'typeorm';
import { toCsv } from '../../app/lib/csv.ts';
import { type Cents, toDecimal } from '../../app/lib/money.ts';
import { currency, invoice } from '../../app/shop-data.ts';
import { placedFor } from '../engine/firms.ts';
import { findOrder, viewOf } from '../engine/orders.ts';
import { type Account, type Entry, sumIn } from './account.ts';
import { accountNow, type IssuedDocument } from './documents.ts';

const HEAD = [
  'date',
  'kind',
  'number',
  'order',
  'corrects',
  'buyer',
  'company',
  'VAT number',
  'country',
  'payment',
  'cost centre',
  'currency',
  'tax rate in %',
  'products',
  'discounts',
  'shipping',
  'net',
  'tax',
  'total',
];

type Booking = Account & { readonly texts: readonly string[]; readonly sign: 1 | -1 };

/**
 * The invoices and credit notes of these days, or the orders placed on them where the shop writes no invoices: a row for each rate
 * of tax, with net amounts. Credit notes are below zero, so that the columns add up to what the shop has earned.
 */
export async function bookkeepingCsv(manager: EntityManager, from: string, to: string): Promise<string> {
  const bookings = await (invoice ? documentsBetween : ordersBetween)(manager, from, to);
  return toCsv([HEAD, ...bookings.flatMap(rowsOf)]);
}

function rowsOf({ texts, sign, entries, taxes }: Booking): readonly (readonly string[])[] {
  return taxes.map(({ rate, net, tax }) => {
    const own = entries.filter((entry) => entry.rate === rate);
    const shipping = own.filter(isShipping);
    const discounts = own.filter(({ isDiscount }) => isDiscount);
    const products = net - sumIn(shipping, 'net') - sumIn(discounts, 'net');
    const amounts = [products, sumIn(discounts, 'net'), sumIn(shipping, 'net'), net, tax, net + tax];
    return [...texts, String(rate), ...amounts.map((amount: Cents) => toDecimal(sign * amount))];
  });
}

const isShipping = ({ key, isDiscount }: Entry) => key.startsWith('shipping ') && !isDiscount;

const PAYMENT = `(SELECT string_agg(DISTINCT method, ' ') FROM payment WHERE payment."orderId" = "order".id) AS payment`;

async function documentsBetween(manager: EntityManager, from: string, to: string): Promise<Booking[]> {
  const rows = await manager.query<{ content: IssuedDocument; payment: string | null }[]>(
    `SELECT content, ${PAYMENT} FROM document JOIN "order" ON "order".id = "orderId"
     WHERE content ->> 'day' BETWEEN $1 AND $2 ORDER BY content ->> 'day', document.id`,
    [from, to],
  );
  return rows.map(({ content, payment }) => {
    const { day, kind, number, orderNumber, reduces, buyer, company, costCentre } = content;
    const names = [`${buyer.firstName} ${buyer.lastName}`, company?.name ?? '', company?.vatNumber ?? ''];
    const texts = [day, kind, number, orderNumber, reduces ?? '', ...names, buyer.countryCode, payment ?? ''];
    const { entries, taxes } = content;
    return {
      entries,
      taxes,
      texts: texts.concat(costCentre ?? '', currency),
      sign: kind === 'invoice' ? 1 : -1,
    };
  });
}

async function ordersBetween(manager: EntityManager, from: string, to: string): Promise<Booking[]> {
  const rows = await manager.query<{ id: ID; day: string; payment: string | null }[]>(
    `SELECT id, "orderPlacedAt"::date::text AS day, ${PAYMENT} FROM "order"
     WHERE "orderPlacedAt"::date BETWEEN $1 AND $2 ORDER BY "orderPlacedAt", id`,
    [from, to],
  );
  const bookings: Booking[] = [];
  for (const { id, day, payment } of rows) {
    const order = await findOrder(manager, id);
    if (!order) continue;
    const { number, customer, costCentre = '' } = viewOf(order);
    const { company } = await placedFor(manager, order);
    const names = [`${customer.firstName} ${customer.lastName}`, company.name, company.vatNumber];
    const country = order.shippingAddress.countryCode ?? '';
    const place = [country, payment ?? '', costCentre, currency];
    const texts = [day, 'order', number, number, '', ...names, ...place];
    bookings.push({ ...accountNow(order), texts, sign: 1 });
  }
  return bookings;
}
