import { Order, type RequestContext, StockLevel, type TransactionalConnection } from '@vendure/core';
import { In, type QueryRunner } from 'typeorm';

/** Orders that are being placed share this lock. A change from the back office has it alone. */
const STOCK_LOCK = `hashtextextended('stock', 0)`;

/** Waits for a change of the back office. Until the transaction ends, no other may begin. */
export async function keepBackOfficeOut(
  connection: TransactionalConnection,
  ctx: RequestContext,
): Promise<void> {
  const { manager } = connection.getRepository(ctx, StockLevel);
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${STOCK_LOCK})`);
}

/** Waits for orders that are being placed and for other changes. Until the transaction ends, none of them may begin. */
export async function keepOrdersOut(transaction: QueryRunner): Promise<void> {
  await transaction.query(`SELECT pg_advisory_xact_lock(${STOCK_LOCK})`);
}

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

/** Until the transaction ends, others that ask for the same name wait. */
export async function lockName(
  connection: TransactionalConnection,
  ctx: RequestContext,
  name: string,
): Promise<void> {
  const manager = connection.getRepository(ctx, Order).manager;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
