import type { Kysely } from 'kysely';
import { normaliseEmail, normalisePhone } from '../../customers/users/user-rules.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** The column and value to look up a user at login. A text with an @ can only be an email. */
export function loginNameOf(emailOrPhone: string): { column: 'email' | 'phone'; value: string } {
  return emailOrPhone.includes('@')
    ? { column: 'email', value: normaliseEmail(emailOrPhone) }
    : { column: 'phone', value: normalisePhone(emailOrPhone) };
}

/** Selects the columns that a login is checked against. */
export function selectCredentials(db: Kysely<AuthDatabase>) {
  return db.selectFrom('users').select(['id', 'role', 'password_hash']);
}
