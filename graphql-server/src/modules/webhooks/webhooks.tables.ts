import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookProgressEntity,
} from './webhook.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { EventsTables } from '../events/events.tables.ts';
import type { OrdersDatabase } from '../orders/orders.tables.ts';
import type { PaymentsTables } from '../payments/payments.tables.ts';
import type { ReturnsTables } from '../returns/returns.tables.ts';
import type { ReviewsTables } from '../reviews/reviews.tables.ts';

export const webhooksEntities = [
  WebhookEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookProgressEntity,
] as const;

export type WebhooksTables = InferKyselyDB<(typeof webhooksEntities)[number]>;

/** The tables that the module queries: its own, and some of the modules it needs. */
export type WebhooksDatabase = WebhooksTables &
  CatalogueTables &
  CustomersTables &
  EventsTables &
  OrdersDatabase &
  PaymentsTables &
  ReturnsTables &
  ReviewsTables;
