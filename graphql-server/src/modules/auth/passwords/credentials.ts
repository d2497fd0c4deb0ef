import type { Kysely } from 'kysely';
import { normaliseEmail, normalisePhone } from '../../customers/users/user-rules.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** The column and value to look a user up by at login: a text with an @ is an email and nothing else. */
export function loginNameOf(emailOrPhone: string): { column: 'email' | 'phone'; value: string } {
  return emailOrPhone.includes('@')
    ? { column: 'email', value: normaliseEmail(emailOrPhone) }
    : { column: 'phone', value: normalisePhone(emailOrPhone) };
}

/** What a login is checked against. */
export function selectCredentials(db: Kysely<AuthDatabase>) {
  return db.selectFrom('users').select(['id', 'role', 'password_hash']);
}
