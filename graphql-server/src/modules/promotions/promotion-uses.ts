import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';

/**
 * Counts the uses of promotions by an order, in its transaction. Those of limited use were locked when the
 * order was priced. The adjustments of the order are the uses themselves.
 */
export async function countUses(em: EntityManager, promotionIds: readonly string[]): Promise<void> {
  await addUses(em, promotionIds, 1);
}

/** Gives back what an order has used, because it was cancelled. */
export async function releaseUses(em: EntityManager, orderId: string, now: Date): Promise<void> {
  await moveUses(em, orderId, sql`released_at = ${now}`, sql`released_at is null`, -1);
}

/**
 * Uses again what an order has given back, because it is open again. @throws UserError PROMOTION_USED_UP when
 * others have used it meanwhile as often as it may be, unless that is `beyondLimits`
 */
export async function takeUsesAgain(
  em: EntityManager,
  orderId: string,
  { beyondLimits }: { beyondLimits: boolean },
): Promise<void> {
  const taken = await moveUses(em, orderId, sql`released_at = null`, sql`released_at is not null`, 1);
  if (beyondLimits || taken.length === 0) return;
  const overused = await em
    .getKysely<Database>()
    .selectFrom('promotions')
    .where('id', 'in', taken)
    .whereRef('used', '>', 'usage_limit')
    .select(['title', 'code'])
    .executeTakeFirst();
  if (!overused) return;
  const code = overused.code ?? overused.title;
  throw userError('PROMOTION_USED_UP', message('promotion.usedUp', { code }), ['status']);
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
  `.execute(em.getKysely<Database>());
  const promotionIds = rows.map((row) => row.promotion_id);
  await addUses(em, promotionIds, times);
  return promotionIds;
}

/**
 * Only limited uses are counted. The lock keeps staff from setting a limit, and counting what was used, until
 * this order is among it.
 */
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
