import { sql } from 'kysely';
import type { MetadataOwner } from '../../metadata/metadata-owners.registry.ts';

export const productMetadata: readonly MetadataOwner[] = [
  {
    kind: 'PRODUCT',
    permission: 'products:write',
    lock: (id) => sql`select from products where id = ${id} and deleted_at is null for no key update`,
    isGone: sql`exists (select from products where id = owner_id and deleted_at is not null)`,
  },
  {
    kind: 'VARIANT',
    permission: 'products:write',
    lock: (id) => sql`select from products where deleted_at is null and id =
      (select product_id from product_variants where id = ${id} and deleted_at is null) for no key update`,
    isGone: sql`exists (select from product_variants v join products p on p.id = v.product_id
      where v.id = owner_id and (v.deleted_at is not null or p.deleted_at is not null))`,
  },
];
