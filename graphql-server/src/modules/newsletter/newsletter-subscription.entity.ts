import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';
import { subscriptionSources } from './newsletter-rules.ts';

/**
 * An email address for which the newsletter was requested, with the proof of consent (GDPR, article 7): when
 * and where it was requested, and when the owner confirmed by the emailed link.
 */
export const NewsletterSubscriptionEntity = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.uuid().primary(),
    /** Normalized. */
    email: p.text().unique(),
    /** The account that requested it; null for a visitor. */
    user: () => p.manyToOne(UserEntity).nullable(),
    source: p.enum(subscriptionSources),
    /** When it was last requested. */
    requestedAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    /** When the owner last unsubscribed; later than `confirmedAt` unless nobody has confirmed. */
    unsubscribedAt: p.datetime().nullable(),
    /** When the last email about it was queued; null allows another one at once. */
    mailedAt: p.datetime().nullable(),
  },
});

export type NewsletterSubscriptionEntity = InferEntity<typeof NewsletterSubscriptionEntity>;
