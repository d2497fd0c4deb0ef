import type { InferKyselyDB } from '@mikro-orm/sql';
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts';

export const newsletterEntities = [NewsletterSubscriptionEntity] as const;

export type NewsletterTables = InferKyselyDB<(typeof newsletterEntities)[number]>;
