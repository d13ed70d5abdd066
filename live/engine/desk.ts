// What the back office asks besides the engine's own API: what waits for the owner, answers to returns, and the books.
import { Inject } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Allow,
  Ctx,
  Injector,
  Permission,
  type ID,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { parse } from 'graphql';
import { bookkeepingCsv } from '../documents/bookkeeping.ts';
import { LEFT_TO_SELL } from '../mail/order-events.ts';
import { managerOf } from '../mail/outbox.ts';
import { OWNER, readSettings } from '../settings.ts';
import { WAITING } from './orders-on-account.ts';
import { firmIn } from './firms.ts';
import { answerReturn } from './own-orders.ts';

/** Rows of a section that are listed at once. */
const MOST = 100;

const WAITS_FOR_DECISION = `(("order".state = '${WAITING}' AND NOT "customFieldsAwaitsfirm") OR ("order".state = 'PaymentAuthorized'
  AND "customFieldsHelduntil" IS NOT NULL AND NOT "customFieldsIsconfirmed")
  OR ("order".state = 'Draft' AND NOT "customFieldsIsquoted"))`;
const BUYER = `(SELECT concat_ws(' ', named ->> 'firstName', named ->> 'lastName') FROM (SELECT
  coalesce("customFieldsContact"::jsonb, (SELECT to_jsonb(customer) FROM customer WHERE id = "customerId")) AS named) AS buyer)`;
const piecesIn = (source: string) => `coalesce((SELECT sum(each.quantity) FROM ${source}), 0)`;
const ORDERED = piecesIn('order_line AS each WHERE each."orderId" = "order".id');
const SHIPPED = piecesIn(`order_line_reference AS each JOIN fulfillment ON fulfillment.id = "fulfillmentId"
  JOIN order_line ON order_line.id = "orderLineId"
  WHERE order_line."orderId" = "order".id AND fulfillment.state IN ('Shipped', 'Delivered')`);
const TITLE = `(SELECT name FROM product_variant_translation WHERE "baseId" = each.id LIMIT 1)`;

const TOTAL = '"subTotalWithTax" + "shippingWithTax"';
/** As `approversOf`. */
const APPROVER = `SELECT FROM customer AS approver JOIN "user" ON "user".id = approver."userId"
  JOIN customer_groups_customer_group AS its ON its."customerId" = approver.id
  JOIN customer_group ON customer_group.id = its."customerGroupId" AND "customFieldsIsfirm"
  WHERE customer_group.id::text = ${firmIn('"order"."customFieldsAsordered"')}
    AND approver.id IS DISTINCT FROM "order"."customerId" AND verified
    AND approver."customFieldsIsapprover" AND approver."deletedAt" IS NULL
    AND ${TOTAL} <= coalesce(approver."customFieldsOrderlimit", 2147483647)`;

/** By kind: rows of `id`, `orderId` or `variantId`, `title`, `detail`, `at`, `amount`, `decision`; what has waited longest comes first. */
const SECTIONS: Readonly<Record<string, string>> = {
  'to-approve': `SELECT id, id AS "orderId", code AS title, ${TOTAL} AS amount, coalesce("orderPlacedAt", "createdAt") AS at,
      CASE state WHEN '${WAITING}' THEN 'Approve' WHEN 'Draft' THEN 'Send quote' ELSE 'Confirm' END AS decision,
      ${BUYER} || E'\\n' || CASE state WHEN '${WAITING}' THEN 'Has no stock before you approve it'
        WHEN 'Draft' THEN 'A quote: set its prices before you send it'
        ELSE 'Is cancelled on ' || "customFieldsHelduntil"::date || ' unless you confirm it' END AS detail
    FROM "order" WHERE ${WAITS_FOR_DECISION}`,
  'awaits-firm': `SELECT id, id AS "orderId", code AS title, ${BUYER} || CASE WHEN EXISTS (${APPROVER})
      THEN ': an approver of the firm decides'
      ELSE ': nobody of the firm may approve it. Confirm or cancel it' END AS detail,
      "orderPlacedAt" AS at, ${TOTAL} AS amount
    FROM "order" WHERE state = '${WAITING}' AND "customFieldsAwaitsfirm"`,
  'to-ship': `SELECT id, id AS "orderId", code AS title,
      ${BUYER} || ': ' || (${ORDERED} - ${SHIPPED}) || ' of ' || ${ORDERED} || ' pieces' AS detail, "orderPlacedAt" AS at
    FROM "order" WHERE "orderPlacedAt" IS NOT NULL AND ${ORDERED} > ${SHIPPED} AND NOT ${WAITS_FOR_DECISION}
      AND state IN ('PaymentAuthorized', 'PaymentSettled', 'PartiallyShipped', 'PartiallyDelivered')`,
  returns: `SELECT asked.id, "orderId", code AS title,
      (SELECT string_agg((line ->> 'quantity') || ' × ' || coalesce(${TITLE}, ''), ', ')
        FROM jsonb_array_elements(asked.data::jsonb -> 'lines') AS line
        JOIN order_line ON order_line.id::text = line ->> 'orderLineId'
        JOIN product_variant AS each ON each.id = "productVariantId")
      || E'\\n' || (asked.data::jsonb ->> 'reason') AS detail, asked."createdAt" AS at
    FROM history_entry AS asked JOIN "order" ON "order".id = "orderId"
    WHERE asked.type = 'RETURN_REQUEST' AND NOT EXISTS (SELECT FROM history_entry AS answer
      WHERE answer."orderId" = asked."orderId" AND answer.type = 'RETURN_ANSWER'
        AND answer.data::jsonb ->> 'request' = asked.id::text)`,
  'to-refund': `SELECT refund.id, "orderId", code AS title, coalesce(refund.reason, '') AS detail,
      refund."createdAt" AS at, refund.total AS amount
    FROM refund JOIN payment ON payment.id = "paymentId" JOIN "order" ON "order".id = "orderId"
    WHERE refund.state = 'Pending'`,
  overdue: `SELECT document.id, "orderId", code AS title, number || ', ' || ${BUYER} AS detail,
      (content ->> 'dueDay')::date AS at, payment.amount
    FROM document JOIN "order" ON "order".id = "orderId" JOIN payment USING ("orderId")
    WHERE content ->> 'kind' = 'invoice' AND (content ->> 'dueDay')::date < current_date
      AND payment.state = 'Authorized' AND "order".state <> 'Cancelled'
      AND NOT EXISTS (SELECT FROM document AS later WHERE later."orderId" = document."orderId"
        AND later.content ->> 'kind' = 'invoice' AND later.id > document.id)`,
  'low-stock': `SELECT each.id, each.id AS "variantId", ${TITLE} AS title,
      each.sku || ': ' || "left" || ' left' AS detail, each."updatedAt" AS at
    FROM (${LEFT_TO_SELL}) AS stock JOIN product_variant AS each USING (id)
    WHERE "left" < $2 AND each.enabled AND each."deletedAt" IS NULL`,
  'failed-mails': `SELECT letter.id, "order".id AS "orderId", coalesce(code, '') AS title,
      kind || CASE recipient WHEN '${OWNER}' THEN '' ELSE ' to ' || recipient END AS detail, letter."createdAt" AS at
    FROM letter LEFT JOIN "order" ON "order".id::text = about AND kind NOT IN ('confirm', 'reset', 'subscribe', 'message', 'low-stock')
    WHERE "sentAt" IS NULL AND ("notBefore" > now() OR letter."createdAt" < now() - interval '10 minutes')`,
};

const schema = parse(`
  type DeskEntry { id: ID!, orderId: ID, variantId: ID, title: String!, detail: String!, at: DateTime!, amount: Money, decision: String }
  type DeskSection { kind: String!, total: Int!, entries: [DeskEntry!]! }
  extend type Query {
    desk: [DeskSection!]!
    "Days as 2026-11-29, the last one included."
    bookkeeping(from: String!, to: String!): String!
  }
  extend type Mutation { answerReturn(request: ID!, isAccepted: Boolean!, text: String!): ID! }
  extend enum HistoryEntryType { RETURN_REQUEST RETURN_ANSWER }
`);

type Row = { readonly id: unknown; readonly total: number };

class DeskResolver {
  readonly #injector: Injector;

  constructor(module: ModuleRef) {
    this.#injector = new Injector(module);
  }

  async desk(ctx: RequestContext) {
    const { lowStock } = readSettings();
    const sections = [];
    for (const [kind, rows] of Object.entries(SECTIONS)) {
      const values = rows.includes('$2') ? [null, lowStock] : [];
      const entries = await managerOf(this.#injector, ctx).query<Row[]>(
        `SELECT *, count(*) OVER ()::int AS total FROM (${rows}) AS waiting ORDER BY at, id LIMIT ${MOST}`,
        values,
      );
      sections.push({ kind, total: entries[0]?.total ?? 0, entries });
    }
    return sections;
  }

  bookkeeping(ctx: RequestContext, { from, to }: { readonly from: string; readonly to: string }) {
    return bookkeepingCsv(managerOf(this.#injector, ctx), from, to);
  }

  /** The engine makes a number of what is an id in its schema. */
  answerReturn(
    ctx: RequestContext,
    { request, ...rest }: Omit<Parameters<typeof answerReturn>[2], 'request'> & { readonly request: ID },
  ) {
    const answer = { request: String(request), ...rest };
    return this.#injector
      .get(TransactionalConnection)
      .withTransaction(ctx, (inside) => answerReturn(this.#injector, inside, answer));
  }
}
Inject(ModuleRef)(DeskResolver, undefined, 0);
Resolver()(DeskResolver);
// As in `shop-api.ts`: Node does not know the syntax of decorators.
const { prototype } = DeskResolver;
for (const [name, kind, permission] of [
  ['desk', Query, Permission.ReadOrder],
  ['bookkeeping', Query, Permission.ReadOrder],
  ['answerReturn', Mutation, Permission.UpdateOrder],
] as const) {
  const method = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  Ctx()(prototype, name, 0);
  Args()(prototype, name, 1);
  for (const decorate of [Allow(permission), kind(name)]) decorate(prototype, name, method);
}

export const deskApi = { schema, resolvers: [DeskResolver] };
