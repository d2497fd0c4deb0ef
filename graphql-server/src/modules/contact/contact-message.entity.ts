import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const ContactMessageEntity = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text(),
    phone: p.text(),
    message: p.text(),
    createdAt: p.datetime(),
    /** When staff marked it as answered; null while unanswered. */
    answeredAt: p.datetime().nullable(),
  },
});

export type ContactMessageEntity = InferEntity<typeof ContactMessageEntity>;
