import { sql } from 'kysely';
import type { MetadataOwner } from '../../metadata/metadata-owners.registry.ts';

export const customerMetadata: MetadataOwner = {
  kind: 'CUSTOMER',
  permission: 'customers:write',
  lock: (id) => sql`select from users where id = ${id} and role = 'CUSTOMER' and erased_at is null
    for no key update`,
};
