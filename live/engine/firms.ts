// What customer groups grant: the terms of a sale, and a firm to its people.
import { CustomerGroup, type ID } from '@vendure/core';
import { type EntityManager, IsNull } from 'typeorm';

/** Of a customer. An e-mail address proves nothing, so only who has a confirmed account has groups. */
const groupsOf = async (manager: EntityManager, id: ID | undefined): Promise<readonly CustomerGroup[]> =>
  id === undefined
    ? []
    : manager.find(CustomerGroup, {
        where: { customers: { id, deletedAt: IsNull(), user: { verified: true } } },
        order: { id: 'ASC' },
      });

/** The firm of a customer: a group that is one, whose name is the company. Of several, the oldest. */
export const firmOf = async (
  manager: EntityManager,
  customer: ID | undefined,
): Promise<CustomerGroup | undefined> =>
  (await groupsOf(manager, customer)).find(({ customFields }) => customFields.isFirm);

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
