import { sql } from 'kysely';
import type { EntityManager } from '../db/database.ts';
import { OrderCommentService } from '../modules/orders/comments/order-comment.service.ts';
import { OrderConfirmationService } from '../modules/orders/confirmation/order-confirmation.service.ts';
import { OrderAddressService } from '../modules/orders/address/order-address.service.ts';
import type { TodaysPrices } from '../modules/orders/address/reprice-order.ts';
import type { OrderChangeService } from '../modules/orders/order-change.service.ts';
import type { SessionService } from '../modules/auth/sessions/session.service.ts';
import { OrderLinkService } from '../modules/orders/links/order-link.service.ts';
import type { OrderMailService } from '../modules/orders/mails/order-mail.service.ts';
import { noSuchOrder } from '../modules/orders/search/order-query.ts';
import type { OrderService } from '../modules/orders/order.service.ts';
import { OrderStatusService } from '../modules/orders/order-status.service.ts';
import { ShipmentService } from '../modules/orders/shipments/shipment.service.ts';
import { ToDoService } from '../modules/orders/to-do/to-do.service.ts';
import { OrderViewerService } from '../modules/orders/viewers/order-viewer.service.ts';
import { TagService } from '../modules/tags/tag.service.ts';
import { placeProblem } from '../modules/taxes/region-rules.ts';
import type { Dependencies } from '../dependencies.ts';

/** What staff does with orders, a part of `createServices`. */
export function orderServices(
  {
    clock,
    notifications,
    log,
    rateLimits,
    secrets,
    currentSettings,
  }: Pick<Dependencies, 'clock' | 'currentSettings' | 'log' | 'notifications' | 'rateLimits' | 'secrets'>,
  em: EntityManager,
  shared: {
    orders: OrderService;
    orderMails: OrderMailService;
    orderChanges: OrderChangeService;
    sessions: SessionService;
    todaysPrices: TodaysPrices;
  },
) {
  const { orders, orderMails, orderChanges, sessions, todaysPrices } = shared;
  const places = currentSettings.get();
  return {
    orderAddresses: new OrderAddressService(
      em,
      orderChanges,
      orders,
      (to) => placeProblem(to, places),
      todaysPrices,
    ),
    orderComments: new OrderCommentService(em, clock, orders),
    orderConfirmations: new OrderConfirmationService(em, secrets.session, rateLimits, orders),
    orderLinks: new OrderLinkService(em, clock, secrets.session, rateLimits, orders, sessions),
    orderStatus: new OrderStatusService(em, orderChanges, orders),
    orderTags: new TagService(em, { table: 'orders', rows: sql`true`, notFound: noSuchOrder }),
    orderViewers: new OrderViewerService(em, clock, orders, notifications, log),
    shipments: new ShipmentService(em, clock, orders, orderMails),
    toDo: new ToDoService(em),
  };
}
