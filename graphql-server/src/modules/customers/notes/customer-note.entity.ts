import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../users/user.entity.ts';

/**
 * A staff note about a customer, who never sees it. The author's name is a copy, because staff come and go.
 */
export const CustomerNoteEntity = defineEntity({
  name: 'CustomerNote',
  tableName: 'customer_notes',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    text: p.text(),
    authorId: p.uuid(),
    authorName: p.text(),
    createdAt: p.datetime(),
  },
});

export type CustomerNoteEntity = InferEntity<typeof CustomerNoteEntity>;
