import type { Database, EntityManager } from '../../db/database.ts';
import { refuse, type Refusal } from '../../errors.ts';
import { isUuid } from '../../shared/is-uuid.ts';

/** What a change of an order must know of it. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * Locks an order's row until the end of the transaction. Whoever also locks a person does that first, products after.
 * @throws Refusal NOT_FOUND for what is no order's id
 */
export async function lockOrder(em: EntityManager, id: string) {
  if (!isUuid(id)) throw noSuchOrder();
  const order = await em
    .getKysely<Database>()
    .selectFrom('orders')
    .where('id', '=', id)
    .select([
      'id',
      'user_id',
      'status',
      'payment_method',
      'payment_state',
      'payment_due_at',
      'currency',
      'total',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw noSuchOrder();
  return order;
}

/** The answer for an id that is no order's, and for somebody else's order alike. */
export function noSuchOrder(): Refusal {
  return refuse('NOT_FOUND', 'There is no such order.', ['id']);
}
