import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { id, moment } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import { subscriptionSources } from './newsletter-rules.ts';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

const subscriber = z.object({
  id,
  email: z.string(),
  source: z.enum(subscriptionSources).describe('Where the newsletter was asked for last.'),
  requestedAt: moment,
  confirmedAt: moment.nullable().describe('When its owner agreed, by the link that only they got.'),
  unsubscribedAt: moment.nullable().describe('When its owner left; null: they did not, or came back.'),
  unsubscribeUrl: z
    .string()
    .describe('Ends the subscription; every email that advertises something has to have it.'),
});

const unsubscribed = z.object({
  ...subscriber.partial().shape,
  id: id.describe('All that is left of somebody whose data was erased.'),
});

async function loadSubscribers({ em, dependencies }: Scope, ids: readonly string[]) {
  const rows = await em.find(NewsletterSubscriptionEntity, { id: { $in: [...ids] } });
  return new Map(
    rows.map(({ id, email, source, requestedAt, confirmedAt, unsubscribedAt }) => [
      id,
      {
        id,
        email,
        source,
        requestedAt: requestedAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
        unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
        unsubscribeUrl: unsubscribeUrl(dependencies.baseUrl(), dependencies.secrets.session, id),
      },
    ]),
  );
}

const exampleSubscriber = (now: Date) => ({
  id: exampleIds.subscriber,
  email: 'ada@example.com',
  source: 'FOOTER' as const,
  requestedAt: now.toISOString(),
  confirmedAt: now.toISOString(),
  unsubscribedAt: null,
  unsubscribeUrl: 'https://shop.example/newsletter/unsubscribe',
});

const newsletterEvent = webhookEventsOf({ permission: 'customers:read', load: loadSubscribers });

export const newsletterWebhookEvents = {
  'newsletter.subscribed': newsletterEvent({
    data: z
      .object({ subscriber })
      .describe('Somebody confirmed that they want the newsletter, by the link that only they got.'),
    write(subscribers, subjectId) {
      const found = subscribers.get(subjectId);
      return found ? { data: { subscriber: found }, customerId: null } : null;
    },
    example: ({ now }) => ({ subscriber: exampleSubscriber(now) }),
  }),
  'newsletter.unsubscribed': newsletterEvent({
    data: z
      .object({ subscriber: unsubscribed })
      .describe('A subscriber wants no more newsletters, or their data was erased.'),
    write: (subscribers, id) => ({
      data: { subscriber: subscribers.get(id) ?? { id } },
      customerId: null,
    }),
    example: ({ now }) => ({
      subscriber: { ...exampleSubscriber(now), unsubscribedAt: now.toISOString() },
    }),
  }),
} as const;
