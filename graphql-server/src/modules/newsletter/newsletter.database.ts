import { emitsWebhookEvent } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts';

const isSubscribed = (row: string) => `(${row}.confirmed_at is not null and ${row}.unsubscribed_at is null)`;

export const newsletterDatabase = databaseRules('newsletter', [
  emitsWebhookEvent(NewsletterSubscriptionEntity, 'emit_subscribed', {
    type: 'newsletter.subscribed',
    after: 'update of confirmed_at, unsubscribed_at',
    when: `not ${isSubscribed('old')} and ${isSubscribed('new')}`,
  }),
  emitsWebhookEvent(NewsletterSubscriptionEntity, 'emit_unsubscribed', {
    type: 'newsletter.unsubscribed',
    after: 'update of confirmed_at, unsubscribed_at',
    when: `${isSubscribed('old')} and not ${isSubscribed('new')}`,
  }),
  // On erasure, only the row's id remains.
  emitsWebhookEvent(NewsletterSubscriptionEntity, 'emit_subscriber_erased', {
    type: 'newsletter.unsubscribed',
    after: 'delete',
    when: isSubscribed('old'),
    subject: 'old.id',
  }),
]);
