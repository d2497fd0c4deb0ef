import type { EntityManager } from '../../db/database.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { PromotionEffect } from '../pricing/discounts.ts';
import { promotionStatus } from './promotion.ts';
import { PromotionEntity } from './promotion.entity.ts';

type WelcomePromotion = Pick<
  PromotionEntity,
  'id' | 'version' | 'code' | 'effect' | 'firstOrderOnly' | 'isEnabled' | 'startsAt' | 'endsAt'
>;

/**
 * What new newsletter subscribers get, kept in memory because every page shows it. The process that changes a
 * promotion refreshes it at once; in other processes a job does it each second. Whether it has started or
 * ended is computed from the clock.
 */
export class CurrentWelcomeOffer {
  private promotion: WelcomePromotion | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly currency: () => string,
  ) {}

  /** Reloads it, in one statement. */
  async refresh(em: EntityManager): Promise<void> {
    this.promotion = await em.fork().findOne(PromotionEntity, { isWelcome: true, deletedAt: null });
  }

  /** In a sentence, such as "Get 10% off your first order"; null if there is none. */
  read(): Message | null {
    const { promotion } = this;
    // The welcome email has nothing to give without a code.
    if (!promotion?.code) return null;
    const isActive =
      promotionStatus({ ...promotion, endsAt: promotion.endsAt ?? null }, this.clock()) === 'ACTIVE';
    return isActive ? sentenceOf(promotion, this.currency()) : null;
  }

  /** Changes whenever the offer may have changed. */
  get state(): string {
    return this.read() && this.promotion ? `${this.promotion.id} ${this.promotion.version}` : '';
  }
}

/** Null for "buy x, get y", which a sentence can't promise without its products. */
function sentenceOf(
  { effect, firstOrderOnly }: { effect: PromotionEffect; firstOrderOnly: boolean },
  currency: string,
): Message | null {
  switch (effect.kind) {
    case 'PERCENT': {
      const { percent } = effect;
      return message(firstOrderOnly ? 'welcomeOffer.percentOfFirst' : 'welcomeOffer.percent', { percent });
    }
    case 'AMOUNT': {
      const amount = { amount: effect.amount, currency };
      return message(firstOrderOnly ? 'welcomeOffer.amountOfFirst' : 'welcomeOffer.amount', { amount });
    }
    case 'FREE_DELIVERY':
      return message(firstOrderOnly ? 'welcomeOffer.firstDelivery' : 'welcomeOffer.delivery');
    case 'BUY_X_GET_Y':
      return null;
  }
}
