import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../order.entity.ts';

/**
 * A staff comment on an order; customers never see it. The author's name is a copy, because staff come and
 * go.
 */
export const OrderCommentEntity = defineEntity({
  name: 'OrderComment',
  tableName: 'order_comments',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    text: p.text(),
    authorId: p.uuid(),
    authorName: p.text(),
    createdAt: p.datetime(),
  },
});

export type OrderCommentEntity = InferEntity<typeof OrderCommentEntity>;
