import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookProgressEntity,
} from './webhook.entity.ts';

export const webhooksEntities = [
  WebhookEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookProgressEntity,
] as const;

export type WebhooksTables = InferKyselyDB<(typeof webhooksEntities)[number]>;
