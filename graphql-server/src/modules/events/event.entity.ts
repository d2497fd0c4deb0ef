import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A shop event. Triggers add the rows (decision 0037). */
export const EventEntity = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    id: p.bigint().primary(),
    /** One of `eventKinds`, or a webhook event type (decision 0058). */
    kind: p.text(),
    /** The subject's id; for the settings, the name of the section. */
    subjectId: p.text(),
    actorId: p.uuid().nullable(),
    /** The request that caused it; null: none did, or it is from before requests were stored. */
    requestId: p.text().nullable(),
    /** Its `traceparent` (decision 0134); null: it was not traced. */
    trace: p.text().nullable(),
    /** The database transaction that emitted it. */
    transaction: p.bigint(),
    createdAt: p.datetime(),
    /** Position in order of publication; null until published. */
    position: p.bigint().nullable(),
  },
});

export type EventEntity = InferEntity<typeof EventEntity>;
