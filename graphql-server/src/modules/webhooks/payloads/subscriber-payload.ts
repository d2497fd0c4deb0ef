import { z } from 'zod';
import { subscriptionSources } from '../../newsletter/newsletter-rules.ts';
import { id, moment } from './payload-parts.ts';

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

export const subscriberData = z.object({ subscriber });

export const unsubscribedData = z.object({
  subscriber: z.object({
    ...subscriber.partial().shape,
    id: id.describe('All that is left of somebody whose data was erased.'),
  }),
});

export type SubscriberPayload = z.input<typeof subscriber>;
