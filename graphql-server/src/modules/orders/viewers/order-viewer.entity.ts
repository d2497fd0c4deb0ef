import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An order open on a staff member's screen. A row counts only if it was refreshed recently. */
export const OrderViewerEntity = defineEntity({
  name: 'OrderViewer',
  tableName: 'order_viewers',
  properties: {
    /** Id of the screen: one person may have an order open twice. */
    id: p.uuid().primary(),
    orderId: p.uuid(),
    userId: p.uuid(),
    seenAt: p.datetime(),
  },
});

export type OrderViewerEntity = InferEntity<typeof OrderViewerEntity>;
