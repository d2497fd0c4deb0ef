import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { roles } from '../../../shared/permissions.ts';

export const accountTypes = ['OTHER', 'GOOGLE'] as const;

/** A user account. `email` is normalised, `phone` is digits with an optional leading plus. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    firstName: p.string(),
    lastName: p.string().default(''),
    email: p.string().unique(),
    /**
     * The email that the shop knows to be its owner's, who opened a link there; one that was changed since is
     * not verified.
     */
    verifiedEmail: p.text().nullable(),
    phone: p.string().unique().nullable(),
    address: p.text().nullable(),
    profilePicture: p.text().nullable(),
    accountType: p.enum(accountTypes).default('OTHER'),
    role: p.enum(roles).default('CUSTOMER'),
    /** The id of the staff role; null for a customer. */
    staffRole: p.text().nullable(),
    /** argon2id; null for an account that signs in with Google only. */
    passwordHash: p.text().nullable().hidden().lazy(),
    /** What staff filed a customer under; kept by TagService. */
    tags: p.json().$type<string[]>().default([]),
    /** To the minute; null: not since this is noted. */
    lastSeenAt: p.datetime().nullable(),
    /** When the customer was erased: the row is empty since then, and only orders refer to it. */
    erasedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** When it changed last; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    version: p.bigint('string').default('0'),
  },
});

export type UserEntity = InferEntity<typeof UserEntity>;
