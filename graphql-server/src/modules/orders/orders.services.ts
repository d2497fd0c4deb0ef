import { sql } from 'kysely';
import type { Scope } from '../../core/define-module.ts';
import type { AuthServices } from '../auth/auth.services.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import type { InventoryServices } from '../inventory/inventory.services.ts';
import { OrderAddressService } from './address/order-address.service.ts';
import { cardPaymentsPort } from './card-payments.port.ts';
import { CartOrderService } from './cart-orders.service.ts';
import { OrderCommentService } from './comments/order-comment.service.ts';
import { OrderConfirmationService } from './confirmation/order-confirmation.service.ts';
import { OrderLinkService } from './links/order-link.service.ts';
import { OrderNoteService } from './notes/order-note.service.ts';
import { OrderEmailService } from './emails/order-email.service.ts';
import { orderSender } from './emails/order-sender.ts';
import { orderAttentionPort } from './order-attention.port.ts';
import { orderDownloadsPort } from './order-downloads.port.ts';
import { OrderFieldService } from './fields/order-field.service.ts';
import { OrderChangeService } from './order-change.service.ts';
import { OrderStatusService } from './order-status.service.ts';
import { OrderService } from './order.service.ts';
import { PromotionOrderService } from './promotions/promotion-orders.service.ts';
import { noSuchOrder } from './search/order-query.ts';
import { AssumedDeliveryService } from './shipments/assumed-delivery.service.ts';
import { ShipmentService } from './shipments/shipment.service.ts';
import { OrderStatisticsService } from './statistics/order-statistics.service.ts';
import { OrderViewerService } from './viewers/order-viewer.service.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { PromotionsServices } from '../promotions/promotions.services.ts';
import { TagService } from '../tags/tag.service.ts';

export function ordersServices(
  { dependencies, em, port }: Scope,
  {
    stock,
    sessions,
    outbox,
    sender,
    priceTerms,
    todaysPrices,
    customFields,
    lineFields,
  }: AuthServices &
    CartServices &
    CustomFieldsServices &
    EmailsServices &
    InventoryServices &
    PricingServices &
    PromotionsServices,
) {
  const { clock, notifications, log, rateLimits, secrets, currentSettings } = dependencies;
  const keys = secrets.session;
  const places = currentSettings.get();
  const { timeZone } = places.general;
  const cardPayments = port(cardPaymentsPort);
  const orders = new OrderService(em, timeZone, port(orderAttentionPort));
  const cartOrders = new CartOrderService(cardPayments, lineFields.priced);
  const ordersSender = orderSender(sender, dependencies);
  const orderEmails = new OrderEmailService(
    em,
    orders,
    outbox,
    ordersSender,
    customFields.fields,
    port(orderDownloadsPort),
  );
  const orderChanges = new OrderChangeService(clock, stock, orderEmails, cardPayments);
  return {
    assumedDeliveries: new AssumedDeliveryService(em, clock, timeZone, places.delivery, orderChanges),
    orders,
    cartOrders,
    promotionOrders: new PromotionOrderService(cartOrders, priceTerms.currency),
    orderSender: ordersSender,
    orderEmails,
    orderChanges,
    orderAddresses: new OrderAddressService(em, orderChanges, orders, places, todaysPrices),
    orderComments: new OrderCommentService(em, clock, orders),
    orderConfirmations: new OrderConfirmationService(em, keys, rateLimits, orders),
    orderFields: new OrderFieldService(em, orders, customFields.fields),
    orderLinks: new OrderLinkService(em, clock, keys, rateLimits, orders, sessions),
    orderNotes: new OrderNoteService(em, orders),
    orderStatus: new OrderStatusService(em, orderChanges, orders, port(orderDownloadsPort)),
    orderTags: new TagService(em, { table: 'orders', rows: sql`true`, notFound: noSuchOrder }),
    orderViewers: new OrderViewerService(em, clock, orders, notifications, log),
    orderStatistics: new OrderStatisticsService(em, clock, priceTerms.currency),
    shipments: new ShipmentService(em, clock, orders, orderEmails),
  };
}

export type OrdersServices = ReturnType<typeof ordersServices>;
