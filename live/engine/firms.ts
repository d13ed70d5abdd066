// What customer groups grant: the terms of a sale, and a firm to its people.
import {
  type Customer,
  CustomerGroup,
  customerGroup,
  type ID,
  idsAreEqual,
  type Order,
  PromotionCondition,
  type RequestContext,
  RequestContextCacheService,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core';
import { type EntityManager, IsNull } from 'typeorm';
import { pricesIncludeTax } from '../../app/shop-data.ts';
import { vatNumberOf } from '../vat-number.ts';

/** Of a customer. An e-mail address proves nothing, so only who has a confirmed account has groups. */
const groupsOf = async (manager: EntityManager, id: ID | undefined): Promise<readonly CustomerGroup[]> =>
  id === undefined
    ? []
    : manager.find(CustomerGroup, {
        where: { customers: { id, deletedAt: IsNull(), user: { verified: true } } },
        order: { id: 'ASC' },
      });

/** The firm of a customer: a group that is one, whose name is the company. Of several, the oldest. */
export const firmOf = async (manager: EntityManager, customer: ID | undefined) =>
  (await groupsOf(manager, customer)).find(({ customFields }) => customFields.isFirm);

/** For whom and on which terms a customer buys. Empty texts are not known. */
export type Purchaser = {
  /** The id of the firm. */
  readonly firm?: string;
  /** The firm, else what the customer states. */
  readonly company: { readonly name: string; readonly vatNumber: string };
  readonly paymentDays?: number;
};

const NOBODY: Purchaser = { company: { name: '', vatNumber: '' } };

export async function purchaserOf(
  manager: EntityManager,
  customer: Customer | undefined,
): Promise<Purchaser> {
  const firm = await firmOf(manager, customer?.id);
  const { vatNumber } = (firm ?? customer)?.customFields ?? {};
  const { paymentDays } = await termsOf(manager, customer?.id);
  return {
    ...(firm && { firm: String(firm.id) }),
    company: { name: firm?.name ?? customer?.customFields.company ?? '', vatNumber: vatNumber ?? '' },
    ...(paymentDays !== undefined && { paymentDays }),
  };
}

/**
 * For whom an order was placed. It is stored with the order, because the customer may be another or in another firm since. An order that the
 * owner has placed has it not stored.
 */
export async function placedFor(
  manager: EntityManager,
  { customer, customFields }: Order,
): Promise<Purchaser> {
  if (customFields.asOrdered === null) return purchaserOf(manager, customer);
  return storedPurchaser(customFields.asOrdered) ?? NOBODY;
}

const storedPurchaser = (asOrdered: string): Purchaser | undefined => JSON.parse(asOrdered).purchaser;
/** In the database. */
export const firmIn = (asOrdered: string): string => `CAST(${asOrdered} AS jsonb) #>> '{purchaser,firm}'`;

export type Terms = { readonly isTaxExempt: boolean; readonly paymentDays: number | undefined };

/** The best that a group of the customer grants, firm or not. */
export async function termsOf(manager: EntityManager, customer: ID | undefined): Promise<Terms> {
  const granted = (await groupsOf(manager, customer)).map(({ customFields }) => customFields);
  const days = granted.flatMap(({ paymentDays }) => paymentDays ?? []);
  return {
    isTaxExempt: granted.some(({ isTaxExempt }) => isTaxExempt),
    paymentDays: days.length > 0 ? Math.max(...days) : undefined,
  };
}

/** Keeps the VAT number as invoices need it. @throws UserInputError if it is wrong, or if the shop can leave out no tax */
export async function checkGroup(manager: EntityManager, { id, customFields }: CustomerGroup): Promise<void> {
  const { vatNumber, isTaxExempt } = customFields;
  if (isTaxExempt && pricesIncludeTax)
    throw new UserInputError('The prices of this shop include tax, so no customers can be exempt from it.');
  const written = vatNumber ? vatNumberOf(vatNumber) : null;
  if (written === undefined)
    throw new UserInputError(`${vatNumber} is no VAT number, or one of its characters is wrong.`);
  if (written !== vatNumber)
    await manager.update(CustomerGroup, { id }, { customFields: { vatNumber: written } });
}

let connection: TransactionalConnection;
let cache: RequestContextCacheService;

/** Those of who orders. They are asked for with each line, and looked up once in a request. */
export function groupsIn(ctx: RequestContext, { customer, customerId }: Order) {
  const id = customer?.id ?? customerId;
  const { manager } = connection.getRepository(ctx, CustomerGroup);
  return cache.get(ctx, `groups of customer ${id}`, () => groupsOf(manager, id));
}

/**
 * That of the engine keeps the groups of a customer for a week, also if another process changes them or a group is deleted, and takes a
 * guest for a customer.
 */
export const memberOfGroup = new PromotionCondition({
  code: customerGroup.code,
  description: customerGroup.description,
  args: customerGroup.args,
  init(injector) {
    connection = injector.get(TransactionalConnection);
    cache = injector.get(RequestContextCacheService);
  },
  async check(ctx, order, { customerGroupId }) {
    const groups = await groupsIn(ctx, order);
    return groups.some((group) => idsAreEqual(group.id, customerGroupId));
  },
});
