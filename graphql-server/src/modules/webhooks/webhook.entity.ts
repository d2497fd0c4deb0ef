import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { EventType, MessageType } from './event-type.ts';
import { disabledReasons } from './webhook-rules.ts';

/** An external receiver of events. Its secrets are encrypted for the webhook's id. */
export const WebhookEntity = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    description: p.text(),
    eventTypes: p.json().$type<EventType[]>(),
    secret: p.text(),
    /** The secret before the last rotation, valid until the given time; null if there is none. */
    previousSecret: p.text().nullable(),
    previousSecretUntil: p.datetime().nullable(),
    /** Why nothing is sent; null if the webhook is on. */
    disabledReason: p.enum(disabledReasons).nullable(),
    /** Since when every attempt has failed; null if the last one succeeded. */
    failingSince: p.datetime().nullable(),
    /** The user who registered it; null if none did. */
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
    /** Maintained by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type WebhookEntity = InferEntity<typeof WebhookEntity>;

/**
 * A message to a webhook. It is pending while neither `deliveredAt` nor `failedAt` is set; a worker claims it
 * by moving `dueAt` forward, so that it becomes due again if the process dies.
 */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().primary(),
    webhook: () => p.manyToOne(WebhookEntity),
    /** Null for a test message. */
    eventId: p.bigint('string').nullable(),
    type: p.text().$type<MessageType>(),
    /** The person whose data it contains; erased together with them. */
    customerId: p.uuid().nullable(),
    /** Exactly as sent, byte for byte. */
    body: p.text(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer().default(0),
    /** The `traceparent` of the request that caused the event (decision 0134); null: it was not traced. */
    trace: p.text().nullable(),
    deliveredAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
  },
});

export type WebhookDeliveryEntity = InferEntity<typeof WebhookDeliveryEntity>;

/**
 * An attempt to deliver a message. It has neither a status nor a failure while in progress, or if its process
 * died.
 */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    id: p.uuid().primary(),
    delivery: () => p.manyToOne(WebhookDeliveryEntity),
    number: p.integer(),
    at: p.datetime(),
    /** Request headers; the signature reveals nothing about the secret. */
    headers: p.json().$type<Record<string, string>>(),
    /** In ms. */
    duration: p.integer().nullable(),
    status: p.integer().nullable(),
    /** The beginning of the response body. */
    response: p.text().nullable(),
    failure: p.text().nullable(),
  },
});

export type WebhookAttemptEntity = InferEntity<typeof WebhookAttemptEntity>;

/** Position of the last event processed for webhooks; a single row. */
export const WebhookProgressEntity = defineEntity({
  name: 'WebhookProgress',
  tableName: 'webhook_progress',
  properties: {
    id: p.integer().primary(),
    position: p.bigint('string'),
  },
});
