import type { EntityManager } from '../../../db/database.ts';
import type { OrderComment } from './order-comment.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Comments of several orders in one statement, oldest first. */
export async function findComments(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderComment[]>> {
  const rows = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('order_comments')
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .select(['id', 'order_id', 'text', 'author_name', 'created_at'])
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map(
    [...byOrder].map(([orderId, comments]) => [
      orderId,
      comments.map(({ id, text, author_name, created_at }) => ({
        id,
        text,
        authorName: author_name,
        createdAt: new Date(created_at),
      })),
    ]),
  );
}
