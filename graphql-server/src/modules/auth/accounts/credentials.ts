import type { Kysely } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { normaliseEmail, normalisePhone } from '../../customers/users/user-rules.ts';

/** By what a person is looked for at login: with an @ it is an e-mail address and nothing else. */
export function loginNameOf(emailOrPhone: string): { column: 'email' | 'phone'; value: string } {
  return emailOrPhone.includes('@')
    ? { column: 'email', value: normaliseEmail(emailOrPhone) }
    : { column: 'phone', value: normalisePhone(emailOrPhone) };
}

/** What a login is checked against. */
export function selectCredentials(db: Kysely<Database>) {
  return db.selectFrom('users').select(['id', 'role', 'password_hash']);
}
