import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import { SecondFactorEntity } from '../auth/second-factor/second-factor.entity.ts';
import type { SessionService } from '../auth/sessions/session.service.ts';
import { selectUsers, toUser } from '../customers/users/user-query.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { User } from '../customers/users/user.ts';
import { assertWithinOwn } from './staff-rules.ts';
import type { StaffRoleService } from './staff-role.service.ts';
import type { StaffDatabase } from './staff.tables.ts';

export class StaffService {
  constructor(
    private readonly em: EntityManager,
    private readonly roles: StaffRoleService,
    private readonly sessions: SessionService,
  ) {}

  /** All staff, by date of joining. */
  async list(): Promise<User[]> {
    const rows = await selectUsers(this.em.getKysely<StaffDatabase>())
      .where('role', '=', 'ADMIN')
      .orderBy('created_at')
      .orderBy('users.id')
      .execute();
    return rows.map(toUser);
  }

  /**
   * Changes a staff member's role, effective from the next request. The caller needs the permissions of both
   * roles.
   * @throws UserError NOT_FOUND, LAST_OWNER; RequestError FORBIDDEN
   */
  async changeRole(principal: UserPrincipal, userId: string, roleId: string): Promise<User> {
    const role = await this.roles.get(roleId, ['roleId']);
    assertWithinOwn(principal, role.permissions);
    return this.change(principal, userId, async (em, member) => {
      if (roleId !== 'OWNER') await assertAnotherOwner(em, member);
      await em.nativeUpdate(UserEntity, { id: userId }, { staffRole: roleId });
      return { ...member, staffRole: roleId };
    });
  }

  /**
   * Deletes a staff member's account and ends its sessions at once. Order histories keep their actions.
   * `endRest` ends what they leave behind, in the same transaction.
   * @throws UserError NOT_FOUND, LAST_OWNER; RequestError FORBIDDEN
   */
  async remove(
    principal: UserPrincipal,
    userId: string,
    endRest: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.change(principal, userId, async (em, member) => {
      await assertAnotherOwner(em, member);
      await endRest(em);
      await em.nativeDelete(UserEntity, { id: userId });
    });
  }

  /**
   * Removes a lost second factor of a staff member, and ends their sessions. The caller's own can only be
   * turned off with proof of identity.
   * @throws UserError NOT_FOUND, INVALID_VALUE for the caller's own; RequestError FORBIDDEN
   */
  async resetSecondFactor(principal: UserPrincipal, userId: string): Promise<User> {
    if (userId === principal.userId)
      throw userError('INVALID_VALUE', message('secondFactor.own'), ['userId']);
    return this.change(principal, userId, async (em, member) => {
      const reset = await em.nativeDelete(SecondFactorEntity, { user: userId });
      if (reset === 0) throw userError('NOT_FOUND', message('secondFactor.off'), ['userId']);
      await this.sessions.revokeAll(em, userId);
      return member;
    });
  }

  /** Serializes changes of the staff: otherwise two owners could remove each other. */
  private async change<Result>(
    principal: UserPrincipal,
    userId: string,
    work: (em: EntityManager, member: User) => Promise<Result>,
  ): Promise<Result> {
    const roles = await this.roles.list();
    return retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'staff');
      const member = await findMember(em, userId);
      assertWithinOwn(principal, roles.find(({ id }) => id === member.staffRole)?.permissions ?? []);
      return work(em, member);
    });
  }
}

async function findMember(em: EntityManager, userId: string): Promise<User> {
  const row = isUuid(userId)
    ? await selectUsers(em.getKysely<StaffDatabase>())
        .where('users.id', '=', userId)
        .where('role', '=', 'ADMIN')
        .executeTakeFirst()
    : undefined;
  if (!row) throw userError('NOT_FOUND', message('staff.notFound'), ['userId']);
  return toUser(row);
}

/** @throws UserError LAST_OWNER when this is the only owner */
async function assertAnotherOwner(em: EntityManager, { id, staffRole }: User): Promise<void> {
  if (staffRole !== 'OWNER') return;
  const others = await em.count(UserEntity, { staffRole: 'OWNER', id: { $ne: id } });
  if (others === 0) throw userError('LAST_OWNER', message('staff.lastOwner'), ['userId']);
}
