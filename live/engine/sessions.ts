import { AuthenticatedSession, NativeAuthenticationMethod } from '@vendure/core';
import { type EntitySubscriberInterface, EventSubscriber, type UpdateEvent } from 'typeorm';

/**
 * Ends all sessions of a user whose password changes, and makes the links expire that were mailed before, so that nobody stays or
 * gets in with what was valid earlier.
 */
export class EndAccessOnNewPassword implements EntitySubscriberInterface<NativeAuthenticationMethod> {
  listenTo() {
    return NativeAuthenticationMethod;
  }

  async afterUpdate({
    manager,
    entity,
    databaseEntity,
    updatedColumns,
  }: UpdateEvent<NativeAuthenticationMethod>) {
    if (!updatedColumns.some(({ propertyName }) => propertyName === 'passwordHash')) return;
    const id = entity?.['id'] ?? databaseEntity.id;
    const method = await manager.findOne(NativeAuthenticationMethod, {
      where: { id },
      relations: { user: true },
    });
    // A method without a user belongs to a registration in progress, so there are no sessions yet.
    if (!method?.user) return;
    await manager.delete(AuthenticatedSession, { user: { id: method.user.id } });
    // Until the account is confirmed, its password is that of the last registration. That of a stranger must not make the
    // links expire that the owner of the address has.
    if (method.user.verified)
      await manager.update(NativeAuthenticationMethod, id, {
        verificationToken: null,
        passwordResetToken: null,
        identifierChangeToken: null,
        pendingIdentifier: null,
      });
  }
}
EventSubscriber()(EndAccessOnNewPassword);
