import { Order, type RequestContext, StockLevel, type TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';

/**
 * Until the transaction ends, no other transaction may change the stock of these products. Stock is locked by ascending
 * id. Otherwise two transactions that need the same products could each wait for the other: a deadlock.
 */
export async function lockStock(
  connection: TransactionalConnection,
  ctx: RequestContext,
  variantIds: readonly (string | number)[],
): Promise<void> {
  await connection
    .getRepository(ctx, StockLevel)
    .createQueryBuilder('level')
    .setLock('pessimistic_write')
    .where({ productVariantId: In([...variantIds]) })
    .orderBy('level.id')
    .getMany();
}

/**
 * Locks the order until the transaction ends. Waits for other transactions that have locked it, and returns the state in which they
 * leave the order.
 */
export async function lockOrder(
  connection: TransactionalConnection,
  ctx: RequestContext,
  orderId: string | number,
): Promise<string> {
  const order = await connection
    .getRepository(ctx, Order)
    .createQueryBuilder('order')
    .setLock('pessimistic_write')
    .where('order.id = :orderId', { orderId })
    .getOneOrFail();
  return order.state;
}

/** Until the transaction ends, others that ask for the same name wait. */
export async function lockName(
  connection: TransactionalConnection,
  ctx: RequestContext,
  name: string,
): Promise<void> {
  const manager = connection.getRepository(ctx, Order).manager;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
