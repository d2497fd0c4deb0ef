import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { addUses, assertNotOverused } from '../../promotions/promotion-uses.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Releases an order's uses of promotions, because it was canceled. */
export async function releaseUses(em: EntityManager, orderId: string, now: Date): Promise<void> {
  await moveUses(em, orderId, sql`released_at = ${now}`, sql`released_at is null`, -1);
}

/**
 * Takes an order's released uses again, because it was reopened. @throws UserError PROMOTION_USED_UP when the
 * limit has been reached in the meantime, unless `beyondLimits`
 */
export async function takeUsesAgain(
  em: EntityManager,
  orderId: string,
  { beyondLimits }: { beyondLimits: boolean },
): Promise<void> {
  const taken = await moveUses(em, orderId, sql`released_at = null`, sql`released_at is not null`, 1);
  if (!beyondLimits && taken.length > 0) await assertNotOverused(em, taken);
}

async function moveUses(
  em: EntityManager,
  orderId: string,
  change: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
  times: 1 | -1,
): Promise<string[]> {
  const { rows } = await sql<{ promotion_id: string }>`
    update order_adjustments set ${change} where order_id = ${orderId} and ${condition} returning promotion_id
  `.execute(em.getKysely<OrdersDatabase>());
  const promotionIds = rows.map((row) => row.promotion_id);
  await addUses(em, promotionIds, times);
  return promotionIds;
}
