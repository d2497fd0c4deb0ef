import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { PromotionsDatabase } from './promotions.tables.ts';

/** @throws UserError PROMOTION_USED_UP when one of the promotions was used more often than it may be */
export async function assertNotOverused(em: EntityManager, promotionIds: readonly string[]): Promise<void> {
  const overused = await em
    .getKysely<PromotionsDatabase>()
    .selectFrom('promotions')
    .where('id', 'in', promotionIds)
    .whereRef('used', '>', 'usage_limit')
    .select(['title', 'code'])
    .executeTakeFirst();
  if (!overused) return;
  const code = overused.code ?? overused.title;
  throw userError('PROMOTION_USED_UP', message('promotion.usedUp', { code }), ['status']);
}

/**
 * Counts that an order uses promotions, or no longer does, in its transaction. Those of limited use were
 * locked when the order was priced. The adjustments of the order are the uses themselves: only limited ones
 * are counted. The lock keeps staff from setting a limit, and counting what was used, until this order is
 * among it.
 */
export async function addUses(
  em: EntityManager,
  promotionIds: readonly string[],
  times: 1 | -1,
): Promise<void> {
  if (promotionIds.length === 0) return;
  const db = em.getKysely<PromotionsDatabase>();
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
