import type { InferKyselyDB } from '@mikro-orm/sql';
import { OrderCommentEntity } from './comments/order-comment.entity.ts';
import { OrderAdjustmentEntity } from './order-adjustment.entity.ts';
import { OrderEventEntity } from './order-event.entity.ts';
import { OrderLineEntity } from './order-line.entity.ts';
import { OrderEntity } from './order.entity.ts';
import { OrderSearchTextEntity } from './search/order-search-text.entity.ts';
import { ShipmentEntity, ShipmentLineEntity } from './shipments/shipment.entity.ts';
import { OrderCountEntity, SalesChangeEntity } from './statistics/order-count.entity.ts';
import { OrderViewerEntity } from './viewers/order-viewer.entity.ts';

export const ordersEntities = [
  OrderSearchTextEntity,
  OrderEntity,
  OrderLineEntity,
  OrderAdjustmentEntity,
  OrderEventEntity,
  OrderCommentEntity,
  OrderViewerEntity,
  SalesChangeEntity,
  OrderCountEntity,
  ShipmentEntity,
  ShipmentLineEntity,
] as const;

export type OrdersTables = InferKyselyDB<(typeof ordersEntities)[number]>;
