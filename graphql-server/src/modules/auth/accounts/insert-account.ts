import { continueAs } from '../../../db/change-actor.ts';
import type { EntityManager } from '../../../db/database.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Role } from '../../../shared/permissions.ts';
import { splitName } from '../../customers/users/user-rules.ts';
import { uniqueViolation } from '../../customers/users/unique-violation.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import type { User } from '../../customers/users/user.ts';

/** Somebody who gets an account, as the rules have let through. */
export interface NewAccount {
  name: string;
  email: string;
  profilePicture?: string | null | undefined;
  /** Null: there is no password until its owner sets one by a reset link. */
  passwordHash: string | null;
  role: Role;
  /** The id of the staff role; null for a customer. */
  staffRole: string | null;
}

/** Adds an account, in the caller's transaction. @throws UserError EMAIL_TAKEN */
export async function insertAccount(em: EntityManager, account: NewAccount, now: Date): Promise<User> {
  const { name, email, profilePicture = null, passwordHash, role, staffRole } = account;
  const user: User = {
    id: newId(),
    ...splitName(name),
    email,
    phone: null,
    address: null,
    profilePicture,
    accountType: 'OTHER',
    role,
    staffRole,
    tags: [],
    lastSeenAt: null,
    createdAt: now,
    updatedAt: now,
  };
  // The audit log says who has joined the staff, by which way ever.
  if (role === 'ADMIN') await continueAs(em, user.id);
  try {
    await em.insert(UserEntity, { ...user, passwordHash });
  } catch (error) {
    throw uniqueViolation(error) ?? error;
  }
  return user;
}
