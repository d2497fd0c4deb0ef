import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../users/user.entity.ts';

/**
 * What a member of staff noted about a customer, who never sees it. The name is kept as it was, because staff
 * come and go.
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
