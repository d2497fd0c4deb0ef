import type { z } from 'zod';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { type DeletedItem, MAX_DELETED_ITEMS } from '../../shared/deleted-item.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import { isBuiltInRole, permissionsOf } from '../../shared/permissions.ts';
import { validate } from '../../shared/validate.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { StaffRoleEntity } from '../customers/users/staff-role.entity.ts';
import {
  assertWithinOwn,
  compareRoles,
  MAX_OWN_ROLES,
  type StaffRole,
  staffRoleSchema,
} from './staff-rules.ts';
import type { StaffDatabase } from './staff.tables.ts';

export type StaffRoleInput = z.input<typeof staffRoleSchema>;

/** Staff roles: built-in ones, and the merchant's own. */
export class StaffRoleService {
  private roles: Promise<StaffRole[]> | null = null;
  private counts: Promise<Map<string, number>> | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Built-in roles, then the merchant's by name. Read once per request. */
  async list(): Promise<StaffRole[]> {
    this.roles ??= this.read();
    return this.roles;
  }

  /** The last 100 deleted roles, latest first. */
  async listDeleted(): Promise<DeletedItem[]> {
    const page = { orderBy: { deletedAt: 'desc', id: 'asc' }, limit: MAX_DELETED_ITEMS } as const;
    const deleted = await this.em.find(StaffRoleEntity, { deletedAt: { $ne: null } }, page);
    return deleted.flatMap(({ id, name, deletedAt }) =>
      deletedAt ? { id, name: name ?? id, handle: null, deletedAt } : [],
    );
  }

  async find(id: string): Promise<StaffRole | null> {
    return (await this.list()).find((role) => role.id === id) ?? null;
  }

  /** A role by id. @throws UserError NOT_FOUND for the field */
  async get(id: string, field: string[]): Promise<StaffRole> {
    const role = await this.find(id);
    if (!role) throw notFound(field);
    return role;
  }

  /** Number of staff members with the role. Counted for all roles at once, once per request. */
  async countMembers(id: string): Promise<number> {
    this.counts ??= this.countAll();
    return (await this.counts).get(id) ?? 0;
  }

  /**
   * Adds a role with permissions that the caller has.
   * @throws UserError ROLE_NAME_TAKEN, INVALID_VALUE when there are 50 already, or for invalid input;
   * RequestError FORBIDDEN
   */
  async create(principal: UserPrincipal, input: StaffRoleInput): Promise<StaffRole> {
    const { name, permissions } = validate(staffRoleSchema, input, ['input']);
    assertWithinOwn(principal, permissions);
    const id = newId();
    await this.change(async (em) => {
      await assertRoom(em, ['input']);
      await assertNameFree(em, name, id, ['input', 'name']);
      await em.insert(StaffRoleEntity, { id, name, permissions });
    });
    return this.get(id, ['id']);
  }

  /**
   * Replaces the name and permissions of a merchant's role, effective at once for its members. The caller
   * needs the permissions before and after.
   * @throws UserError NOT_FOUND, also for a built-in role, VERSION_CHANGED, ROLE_NAME_TAKEN, or for invalid
   * input; RequestError FORBIDDEN
   */
  async update(
    principal: UserPrincipal,
    id: string,
    input: StaffRoleInput,
    expectedVersion: string | null = null,
  ): Promise<StaffRole> {
    const { name, permissions } = validate(staffRoleSchema, input, ['input']);
    assertWithinOwn(principal, permissions);
    await this.change(async (em) => {
      const before = await findOwn(em, id);
      assertWithinOwn(principal, permissionsOf(id, before.permissions));
      assertVersion(before, expectedVersion);
      await assertNameFree(em, name, id, ['input', 'name']);
      await em.nativeUpdate(StaffRoleEntity, { id }, { name, permissions });
    });
    return this.get(id, ['id']);
  }

  /**
   * Deletes a role without members and invitations; it can be restored. @throws UserError NOT_FOUND,
   * ROLE_IN_USE; RequestError FORBIDDEN
   */
  async delete(principal: UserPrincipal, id: string): Promise<void> {
    await this.change(async (em) => {
      const role = await findOwn(em, id);
      assertWithinOwn(principal, permissionsOf(id, role.permissions));
      if (await isInUse(em, id)) throw userError('ROLE_IN_USE', message('staffRole.inUse'), ['id']);
      await em.nativeUpdate(StaffRoleEntity, { id }, { deletedAt: this.clock() });
    });
  }

  /**
   * Restores a deleted role unchanged.
   * @throws UserError NOT_FOUND when there is no such deleted role, ROLE_NAME_TAKEN, INVALID_VALUE when there
   * are 50 already; RequestError FORBIDDEN
   */
  async restore(principal: UserPrincipal, id: string): Promise<StaffRole> {
    await this.change(async (em) => {
      const role = await em.findOne(StaffRoleEntity, { id, deletedAt: { $ne: null } });
      if (!role) throw notFound(['id']);
      assertWithinOwn(principal, permissionsOf(id, role.permissions));
      await assertRoom(em, ['id']);
      await assertNameFree(em, role.name ?? '', id, ['id']);
      await em.nativeUpdate(StaffRoleEntity, { id }, { deletedAt: null });
    });
    return this.get(id, ['id']);
  }

  private async change(work: (em: EntityManager) => Promise<void>): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await holdLock(em.getKysely(), 'staff');
      await work(em);
    });
    this.roles = null;
  }

  private async countAll(): Promise<Map<string, number>> {
    const rows = await this.em
      .getKysely<StaffDatabase>()
      .selectFrom('users')
      .where('staff_role', 'is not', null)
      .groupBy('staff_role')
      .select((eb) => ['staff_role', eb.fn.countAll<string>().as('count')])
      .execute();
    return new Map(rows.map((row) => [row.staff_role ?? '', Number(row.count)]));
  }

  private async read(): Promise<StaffRole[]> {
    const query = this.em.getKysely<StaffDatabase>().selectFrom('staff_roles').selectAll();
    const rows = await query.where('deleted_at', 'is', null).execute();
    return rows.sort(compareRoles).map(({ id, name, permissions, version }) => ({
      id,
      name,
      version: String(version),
      permissions: permissionsOf(id, permissions),
    }));
  }
}

/** @throws UserError INVALID_VALUE for the field when the limit is reached */
async function assertRoom(em: EntityManager, field: string[]): Promise<void> {
  const count = await em.count(StaffRoleEntity, { name: { $ne: null }, deletedAt: null });
  if (count < MAX_OWN_ROLES) return;
  throw userError('INVALID_VALUE', message('staffRoles.tooMany', { max: MAX_OWN_ROLES }), field);
}

async function findOwn(em: EntityManager, id: string) {
  const role = isBuiltInRole(id) ? null : await em.findOne(StaffRoleEntity, { id, deletedAt: null });
  if (!role) throw notFound(['id']);
  return role;
}

/** @throws UserError ROLE_NAME_TAKEN for the field when another role than `id` has the name */
async function assertNameFree(em: EntityManager, name: string, id: string, field: string[]): Promise<void> {
  const other = await em
    .getKysely<StaffDatabase>()
    .selectFrom('staff_roles')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (other) throw userError('ROLE_NAME_TAKEN', message('staffRole.nameTaken'), field);
}

async function isInUse(em: EntityManager, id: string): Promise<boolean> {
  const db = em.getKysely<StaffDatabase>();
  const row = await db
    .selectFrom('users')
    .where('staff_role', '=', id)
    .select('staff_role')
    .union(db.selectFrom('staff_invitations').where('staff_role', '=', id).select('staff_role'))
    .executeTakeFirst();
  return row !== undefined;
}

const notFound = (field: string[]) => userError('NOT_FOUND', message('staffRole.notFound'), field);
