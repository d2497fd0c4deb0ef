import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookProgressEntity,
} from './webhook.entity.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { EventsTables } from '../events/events.tables.ts';

export const webhooksEntities = [
  WebhookEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookProgressEntity,
] as const;

export type WebhooksTables = InferKyselyDB<(typeof webhooksEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type WebhooksDatabase = WebhooksTables & CustomersTables & EventsTables;
