import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';

/**
 * Counts the uses of promotions by an order, in its transaction. Those of limited use were locked when the order was priced. The adjustments of the
 * order are the uses themselves.
 */
export async function countUses(em: EntityManager, promotionIds: readonly string[]): Promise<void> {
  await addUses(em, promotionIds, 1);
}

/** Gives back what an order has used, because it was cancelled. */
export async function releaseUses(em: EntityManager, orderId: string, now: Date): Promise<void> {
  await moveUses(em, orderId, sql`released_at = ${now}`, sql`released_at is null`, -1);
}

/** Uses again what an order has given back, because it is open again: also beyond a limit, since its price was promised when it was placed. */
export async function takeUsesAgain(em: EntityManager, orderId: string): Promise<void> {
  await moveUses(em, orderId, sql`released_at = null`, sql`released_at is not null`, 1);
}

async function moveUses(
  em: EntityManager,
  orderId: string,
  change: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
  times: 1 | -1,
): Promise<void> {
  const { rows } = await sql<{ promotion_id: string }>`
    update order_adjustments set ${change} where order_id = ${orderId} and ${condition} returning promotion_id
  `.execute(em.getKysely<Database>());
  await addUses(
    em,
    rows.map((row) => row.promotion_id),
    times,
  );
}

/** Only limited uses are counted. The lock keeps staff from setting a limit, and counting what was used, until this order is among it. */
async function addUses(em: EntityManager, promotionIds: readonly string[], times: 1 | -1): Promise<void> {
  if (promotionIds.length === 0) return;
  const db = em.getKysely<Database>();
  const promotions = await db
    .selectFrom('promotions')
    .where('id', 'in', promotionIds)
    .orderBy('id')
    .select(['id', 'usage_limit'])
    .forShare()
    .execute();
  for (const { id, usage_limit } of promotions)
    if (usage_limit !== null)
      await sql`update promotions set used = greatest(0, used + ${times}) where id = ${id}`.execute(db);
}
