import { sql } from 'kysely';
import type { MetadataOwner } from '../metadata/metadata-owners.registry.ts';

export const orderMetadata: readonly MetadataOwner[] = [
  {
    kind: 'ORDER',
    permission: 'orders:write',
    lock: (id) => sql`select from orders where id = ${id} for no key update`,
  },
  {
    kind: 'ORDER_LINE',
    permission: 'orders:write',
    lock: (id) =>
      sql`select from orders where id = (select order_id from order_lines where id = ${id}) for no key update`,
  },
];
