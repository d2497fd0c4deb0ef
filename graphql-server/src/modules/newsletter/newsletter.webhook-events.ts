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
  source: z.enum(subscriptionSources).describe('Where the newsletter was last requested.'),
  requestedAt: moment,
  confirmedAt: moment
    .nullable()
    .describe('When the subscriber confirmed it with the link from the email, or staff imported it.'),
  unsubscribedAt: moment
    .nullable()
    .describe('When the subscriber unsubscribed; `null` if they did not, or have subscribed again.'),
  unsubscribeUrl: z.string().describe('Unsubscribes; every marketing email must include it.'),
});

const unsubscribed = z.object({
  ...subscriber.partial().shape,
  id: id.describe('The only data left of a person who was erased.'),
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
      .describe(
        'Someone confirmed their newsletter subscription with the link from the email, or staff imported that they agreed in another shop.',
      ),
    buildData(subscribers, subjectId) {
      const subject = subscribers.get(subjectId);
      return subject ? { data: { subscriber: subject }, customerId: null } : null;
    },
    example: ({ now }) => ({ subscriber: exampleSubscriber(now) }),
  }),
  'newsletter.unsubscribed': newsletterEvent({
    data: z
      .object({ subscriber: unsubscribed })
      .describe('A subscriber unsubscribed, or their data was erased.'),
    buildData: (subscribers, id) => ({
      data: { subscriber: subscribers.get(id) ?? { id } },
      customerId: null,
    }),
    example: ({ now }) => ({
      subscriber: { ...exampleSubscriber(now), unsubscribedAt: now.toISOString() },
    }),
  }),
} as const;
