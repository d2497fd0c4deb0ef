import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { PromotionsDatabase } from './promotions.tables.ts';

/** @throws UserError PROMOTION_USED_UP when a promotion exceeds its usage limit */
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
 * Adds an order's uses of promotions, or removes them, in the order's transaction, which locked the limited
 * promotions when pricing the order. An order's adjustments are the uses themselves; only limited promotions
 * have a counter. The lock prevents staff from setting a limit, and counting past uses, before this order is
 * among them.
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
