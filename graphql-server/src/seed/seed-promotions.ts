import type { EntityManager } from '../db/database.ts';
import { PromotionEntity } from '../modules/promotions/promotion.entity.ts';
import { sampleId } from './sample/sample-id.ts';

/** The code for the footer's '10% off your first order' (specification, section 9). */
export const WELCOME = 'WELCOME10';

/** Adds the promotion that the footer promises, unless it exists or was deleted. Call it in a transaction. */
export async function seedPromotions(em: EntityManager, now: Date): Promise<void> {
  if ((await em.count(PromotionEntity, { $or: [{ code: WELCOME }, { isWelcome: true }] })) > 0) return;
  em.create(PromotionEntity, {
    id: sampleId('promotion', WELCOME),
    title: '10% off your first order',
    code: WELCOME,
    effect: { kind: 'PERCENT', percent: 10 },
    firstOrderOnly: true,
    customerLimit: 1,
    isWelcome: true,
    startsAt: now,
    createdAt: now,
  });
  await em.flush();
}
