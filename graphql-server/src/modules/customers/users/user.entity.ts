import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import { roles } from '../../../shared/permissions.ts';

export const accountTypes = ['OTHER', 'GOOGLE'] as const;

/** A user account. `email` is normalized, `phone` is digits with an optional leading plus. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    firstName: p.string(),
    lastName: p.string().default(''),
    email: p.string().unique(),
    /**
     * The email that its owner has verified by opening a link; if it differs from `email`, the current email
     * is not verified.
     */
    verifiedEmail: p.text().nullable(),
    phone: p.string().unique().nullable(),
    address: p.text().nullable(),
    profilePicture: p.text().nullable(),
    accountType: p.enum(accountTypes).default('OTHER'),
    role: p.enum(roles).default('CUSTOMER'),
    /** Staff role id; null for a customer. */
    staffRole: p.text().nullable(),
    /** argon2id; null for an account that only signs in with Google. */
    passwordHash: p.text().nullable().hidden().lazy(),
    /** Maintained by TagService. */
    tags: p.json().$type<string[]>().default([]),
    customFields: p.json().$type<FieldValues>().defaultRaw("'{}'"),
    /** To the minute; null if there was no visit since this column exists. */
    lastSeenAt: p.datetime().nullable(),
    /** When the customer was erased. The row is empty since then, and only orders refer to it. */
    erasedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** Maintained by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    version: p.bigint('string').default('0'),
  },
});

export type UserEntity = InferEntity<typeof UserEntity>;
