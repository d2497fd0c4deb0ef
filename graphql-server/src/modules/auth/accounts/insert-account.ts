import { continueAs } from '../../../db/change-actor.ts';
import type { EntityManager } from '../../../db/database.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Role } from '../../../shared/permissions.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import { splitName } from '../../customers/users/user-rules.ts';
import { uniqueViolation } from '../../customers/users/unique-violation.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { User } from '../../customers/users/user.ts';

/** The validated data of a new account. */
export interface NewAccount {
  /** The full name or its parts. */
  name: string | Pick<User, 'firstName' | 'lastName'>;
  email: string;
  phone?: string | null;
  address?: string | null;
  profilePicture?: string | null | undefined;
  customFields?: FieldValues;
  /** Null: no password until the owner sets one with a reset link. */
  passwordHash: string | null;
  role: Role;
  /** The id of the staff role; null for a customer. */
  staffRole: string | null;
}

/** Adds an account, in the caller's transaction. @throws UserError EMAIL_TAKEN, PHONE_TAKEN */
export async function insertAccount(em: EntityManager, account: NewAccount, now: Date): Promise<User> {
  const { name, email, passwordHash, role, staffRole } = account;
  const row: Omit<User, 'hasLogin'> = {
    id: newId(),
    ...(typeof name === 'string' ? splitName(name) : name),
    email,
    phone: account.phone ?? null,
    address: account.address ?? null,
    profilePicture: account.profilePicture ?? null,
    accountType: 'OTHER',
    role,
    staffRole,
    tags: [],
    customFields: account.customFields ?? {},
    lastSeenAt: null,
    createdAt: now,
    updatedAt: now,
    version: '0',
  };
  // The audit log names the new member of staff, however they were added.
  if (role === 'ADMIN') await continueAs(em, row.id);
  try {
    await em.insert(UserEntity, { ...row, passwordHash });
  } catch (error) {
    throw uniqueViolation(error) ?? error;
  }
  return { ...row, hasLogin: passwordHash !== null };
}
