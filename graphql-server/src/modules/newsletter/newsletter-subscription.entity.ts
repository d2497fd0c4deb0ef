import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';
import { subscriptionSources } from './newsletter-rules.ts';

/**
 * An address that asked for the newsletter, and what proves that its owner agreed (GDPR, article 7): when and
 * where they asked, and when they confirmed by the link that only they got.
 */
export const NewsletterSubscriptionEntity = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.uuid().primary(),
    /** Normalised. */
    email: p.text().unique(),
    /** The account that asked; null: a visitor. */
    user: () => p.manyToOne(UserEntity).nullable(),
    source: p.enum(subscriptionSources),
    /** When it was last asked for. */
    requestedAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    /** When its owner last left; later than `confirmedAt`, or nobody has confirmed yet. */
    unsubscribedAt: p.datetime().nullable(),
    /** When the last email about it was requested; null: another one may follow at once. */
    mailedAt: p.datetime().nullable(),
  },
});

export type NewsletterSubscriptionEntity = InferEntity<typeof NewsletterSubscriptionEntity>;
