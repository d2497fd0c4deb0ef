import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Something that has happened in the shop. Triggers add the rows (decision 0037). */
export const EventEntity = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    id: p.bigint().primary(),
    /** One of `eventKinds`, or what webhooks are told of (decision 0058). */
    kind: p.text(),
    /** The id of what it is about; a section of the settings has none but its name. */
    subjectId: p.text(),
    actorId: p.uuid().nullable(),
    /** The database's transaction that it happened in. */
    transaction: p.bigint(),
    createdAt: p.datetime(),
    /** Its place in the order in which events became known; null until it is published. */
    position: p.bigint().nullable(),
  },
});

export type EventEntity = InferEntity<typeof EventEntity>;
