import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { EventType, MessageType } from './event-type.ts';
import { disabledReasons } from './webhook-rules.ts';

/** Somebody outside who is told of events. Secrets are sealed for the webhook's id. */
export const WebhookEntity = defineEntity({
  name: 'Webhook',
  tableName: 'webhooks',
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    description: p.text(),
    eventTypes: p.json().$type<EventType[]>(),
    secret: p.text(),
    /** The one before the last rotation, valid until then; null: there is none. */
    previousSecret: p.text().nullable(),
    previousSecretUntil: p.datetime().nullable(),
    /** Why nothing is sent; null: it is on. */
    disabledReason: p.enum(disabledReasons).nullable(),
    /** Since when each attempt has failed; null: the last one has not. */
    failingSince: p.datetime().nullable(),
    /** The user who registered it; null: none did. */
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type WebhookEntity = InferEntity<typeof WebhookEntity>;

/**
 * A message to a webhook. It waits while neither `deliveredAt` nor `failedAt` is set; a worker claims it by
 * moving `dueAt` forward, so that it becomes due again if that process dies.
 */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().primary(),
    webhook: () => p.manyToOne(WebhookEntity),
    /** Null: a test. */
    eventId: p.bigint('string').nullable(),
    type: p.text().$type<MessageType>(),
    /** The person that it says something about: erased with them. */
    customerId: p.uuid().nullable(),
    /** As it is sent, byte for byte. */
    body: p.text(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer().default(0),
    deliveredAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
  },
});

export type WebhookDeliveryEntity = InferEntity<typeof WebhookDeliveryEntity>;

/** A try to deliver a message; without a status and a failure while it goes on, or when its process died. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    id: p.uuid().primary(),
    delivery: () => p.manyToOne(WebhookDeliveryEntity),
    number: p.integer(),
    at: p.datetime(),
    /** Of the request; the signature tells nothing of the secret. */
    headers: p.json().$type<Record<string, string>>(),
    /** In ms. */
    duration: p.integer().nullable(),
    status: p.integer().nullable(),
    /** What the answer's body begins with. */
    answer: p.text().nullable(),
    failure: p.text().nullable(),
  },
});

export type WebhookAttemptEntity = InferEntity<typeof WebhookAttemptEntity>;

/** Up to which position of the events webhooks were told: one row. */
export const WebhookProgressEntity = defineEntity({
  name: 'WebhookProgress',
  tableName: 'webhook_progress',
  properties: {
    id: p.integer().primary(),
    position: p.bigint('string'),
  },
});
