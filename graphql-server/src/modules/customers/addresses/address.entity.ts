import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../users/user.entity.ts';

/** An address in a user's address book. A non-empty address book has exactly one default. */
export const AddressEntity = defineEntity({
  name: 'Address',
  tableName: 'addresses',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    firstName: p.string(),
    lastName: p.string(),
    company: p.string().nullable(),
    streetAddress: p.string(),
    city: p.string(),
    state: p.string().nullable(),
    zip: p.string().nullable(),
    country: p.string().nullable(),
    /** ISO 3166-1 alpha-2; null for older addresses, which have only the country's name. */
    countryCode: p.text().nullable(),
    phone: p.string(),
    email: p.string(),
    vatNumber: p.text().nullable(),
    isDefault: p.boolean(),
    createdAt: p.datetime(),
  },
});

export type AddressEntity = InferEntity<typeof AddressEntity>;
