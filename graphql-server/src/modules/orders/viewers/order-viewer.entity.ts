import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * An order that is open on somebody's screen in the back office. A row counts while it was seen a moment ago.
 */
export const OrderViewerEntity = defineEntity({
  name: 'OrderViewer',
  tableName: 'order_viewers',
  properties: {
    /** Of the screen: one person may have an order open twice. */
    id: p.uuid().primary(),
    orderId: p.uuid(),
    userId: p.uuid(),
    seenAt: p.datetime(),
  },
});

export type OrderViewerEntity = InferEntity<typeof OrderViewerEntity>;
