import type { InferKyselyDB } from '@mikro-orm/sql';
import { OrderCommentEntity } from './comments/order-comment.entity.ts';
import { OrderAdjustmentEntity } from './order-adjustment.entity.ts';
import { OrderEventEntity } from './order-event.entity.ts';
import { OrderLineEntity } from './order-line.entity.ts';
import { OrderEntity } from './order.entity.ts';
import { OrderSearchTextEntity } from './search/order-search-text.entity.ts';
import { ShipmentEntity, ShipmentLineEntity } from './shipments/shipment.entity.ts';
import { OrderCountEntity, RevenueChangeEntity } from './statistics/order-count.entity.ts';
import { OrderViewerEntity } from './viewers/order-viewer.entity.ts';
import type { CartTables } from '../cart/cart.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { EmailsTables } from '../emails/emails.tables.ts';
import type { PromotionsTables } from '../promotions/promotions.tables.ts';

export const ordersEntities = [
  OrderSearchTextEntity,
  OrderEntity,
  OrderLineEntity,
  OrderAdjustmentEntity,
  OrderEventEntity,
  OrderCommentEntity,
  OrderViewerEntity,
  RevenueChangeEntity,
  OrderCountEntity,
  ShipmentEntity,
  ShipmentLineEntity,
] as const;

export type OrdersTables = InferKyselyDB<(typeof ordersEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type OrdersDatabase = OrdersTables &
  CartTables &
  CatalogueTables &
  CustomersTables &
  EmailsTables &
  PromotionsTables;
