import { type Kysely, sql } from 'kysely';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import { containsText } from '../../../db/contains-text.ts';
import type { User } from './user.ts';
import type { CustomersTables } from '../customers.tables.ts';

/** SQL: whether a user can sign in. */
const hasLogin = sql<boolean>`(users.password_hash is not null or users.account_type = 'GOOGLE')`;

/** All columns of users, except that the password is reduced to whether there is one. */
export function selectUsers(db: Kysely<CustomersTables>) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'address',
      'profile_picture',
      'account_type',
      'role',
      'staff_role',
      'tags',
      'custom_fields',
      'last_seen_at',
      'created_at',
      'updated_at',
      'users.version',
      hasLogin.as('has_login'),
    ]);
}

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

/**
 * Whether a user's name, email, phone number or an address contains the text, by `CustomerSearchTextEntity`.
 */
export function matchesPerson(text: string) {
  return sql<boolean>`users.id in (select user_id from customer_search_texts where ${containsText(sql`text`, text)})`;
}

/** Ignores case; uses the index users_tags. */
export function hasTag(tag: string) {
  return sql<boolean>`tags <> '[]' and tags @> to_jsonb(array[${normalisedTag(tag)}::text])`;
}

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    profilePicture: row.profile_picture,
    accountType: row.account_type,
    role: row.role,
    staffRole: row.staff_role,
    tags: row.tags,
    customFields: row.custom_fields,
    lastSeenAt: row.last_seen_at && new Date(row.last_seen_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    hasLogin: row.has_login,
    version: String(row.version),
  };
}
