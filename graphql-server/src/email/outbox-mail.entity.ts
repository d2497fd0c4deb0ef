import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../modules/orders/order.entity.ts';
import { type Mail, mailKinds } from './mail-kinds.ts';

/**
 * A mail that is to be sent, was sent or was given up. It waits while neither `sentAt` nor `failedAt` is set;
 * whoever sends it takes it by moving `dueAt` on, so that it comes back by itself when that process dies.
 */
export const OutboxMailEntity = defineEntity({
  name: 'OutboxMail',
  tableName: 'outbox_mails',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(mailKinds),
    recipient: p.text(),
    order: () => p.manyToOne(OrderEntity).nullable(),
    /** The mail as it was asked for. */
    payload: p.json().$type<Mail>(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer().default(0),
    sentAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
    /** Why the last attempt failed. Mail servers name the recipient in it: not for logs. */
    lastError: p.text().nullable(),
  },
});

export type OutboxMailEntity = InferEntity<typeof OutboxMailEntity>;
