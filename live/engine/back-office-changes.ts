import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import { Mutex, withTimeout } from 'async-mutex';
import type { GraphQLResolveInfo } from 'graphql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { from, lastValueFrom } from 'rxjs';
import { type EntitySubscriberInterface, EventSubscriber, type TransactionStartEvent } from 'typeorm';
import { withPasswords } from './connections.ts';
import { keepOrdersOut } from './locks.ts';

/** Longer than an order waits for its turn: no browser gives up on the back office meanwhile. */
const MAX_WAIT_MS = 30_000;

/** These change no stock that an order could take, and wait for a file. */
const NOT_ALONE = new Set(['createAssets', 'importProducts']);
/** Nor do these, and anyone can try passwords. */
const SIGN_IN = new Set(['login', 'authenticate']);

/** `isLocked`: whether the first transaction of the change has begun. */
const changes = new AsyncLocalStorage<{ isLocked: boolean }>();

/**
 * Vendure reads stock and orders, and then writes what it has calculated from them, without a lock. So of two changes at once
 * one is lost, for example if an order is cancelled while another is placed. Here the first transaction that the task begins has stock
 * and orders for itself, in all engine processes.
 */
export function changeAlone<Result>(task: () => Promise<Result>): Promise<Result> {
  return changes.run({ isLocked: false }, task);
}

/** A change that waits for the lock holds a connection, which the change that has the lock may need. */
const turns = withTimeout(new Mutex(), MAX_WAIT_MS);

/** The same, after the changes of this process that came before. */
export const changeInTurn = <Result>(task: () => Promise<Result>): Promise<Result> =>
  turns.runExclusive(() => changeAlone(task));

/** Locks before anything is read in the transaction. */
export class LockedChanges implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    const change = changes.getStore();
    // What the change sets off, such as an e-mail, has transactions of its own, which may take long.
    if (!change || change.isLocked) return;
    change.isLocked = true;
    await keepOrdersOut(queryRunner);
  }
}
EventSubscriber()(LockedChanges);

/** Every mutation of the back office could change stock or orders, also those of a later version. So all of them are made alone. */
export class BackOfficeMutations implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    if (context.getType<string>() !== 'graphql') return next.handle();
    const { parentType, schema, fieldName } =
      GqlExecutionContext.create(context).getInfo<GraphQLResolveInfo>();
    // Only the schema of the back office has administrators.
    const isChange =
      parentType.name === 'Mutation' && schema.getType('Administrator') && !NOT_ALONE.has(fieldName);
    if (!isChange) return next.handle();
    const change = () => lastValueFrom(next.handle());
    return from(SIGN_IN.has(fieldName) ? withPasswords(change) : changeInTurn(change));
  }
}
