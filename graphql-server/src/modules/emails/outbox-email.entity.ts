import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Mail } from '../../email/email-composer.ts';

/**
 * An email that is queued, sent or failed. It is pending while neither `sentAt` nor `failedAt` is set. A
 * worker claims it by moving `dueAt` forward, so that it becomes due again if the process dies.
 */
export const OutboxEmailEntity = defineEntity({
  name: 'OutboxEmail',
  tableName: 'outbox_emails',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    recipient: p.text(),
    /** The order it is about; the order's customer and staff see the email. */
    orderId: p.uuid().nullable(),
    /** The email as it was queued. */
    payload: p.json().$type<Mail>(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer().default(0),
    /** The `traceparent` of the request that queued it (decision 0134); null: it was not traced. */
    trace: p.text().nullable(),
    sentAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
    /** Why the last attempt failed. Mail servers include the recipient's email in it: never log it. */
    lastError: p.text().nullable(),
  },
});

export type OutboxEmailEntity = InferEntity<typeof OutboxEmailEntity>;
