import { type Composers, defineModule, provide } from '../../core/define-module.ts';
import { HOUR, MINUTE } from '../../shared/time/duration.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { cartModule } from '../cart/module.ts';
import { unpaidOrdersPort } from '../cart/unpaid-orders.port.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customersModule } from '../customers/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { emailsModule } from '../emails/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { metadataModule } from '../metadata/module.ts';
import { cardPaymentsPort } from './card-payments.port.ts';
import { OrderCommentResolver } from './comments/order-comment.resolver.ts';
import { OrderConfirmationResolver } from './confirmation/order-confirmation.resolver.ts';
import { OrderLinkResolver, UnpaidOrderLinkResolver } from './links/order-link.resolver.ts';
import { moveUnpaidOrders } from './links/order-link.service.ts';
import { OrderMailResolver } from './mails/order-mail.resolver.ts';
import type { OrderMail, ReturnMailKind } from './mails/order-mail.ts';
import { OrderTagsResolver } from './order-tags.resolver.ts';
import { OrderEventResolver, OrderResolver } from './order.resolver.ts';
import { type OrdersServices, ordersServices } from './orders.services.ts';
import { ordersEntities } from './orders.tables.ts';
import { ShipmentResolver, ShipmentsResolver } from './shipments/shipment.resolver.ts';
import { OrderStatisticsResolver } from './statistics/order-statistics.resolver.ts';
import { ToDoResolver } from './to-do/to-do.resolver.ts';
import { UserOrdersResolver } from './user-orders.resolver.ts';
import { OrderViewerResolver } from './viewers/order-viewer.resolver.ts';
import { pricingModule } from '../pricing/module.ts';
import { promotionsModule } from '../promotions/module.ts';
import { tagsModule } from '../tags/module.ts';
import { taxesModule } from '../taxes/module.ts';

export const ordersModule = defineModule({
  name: 'orders',
  needs: [
    auditModule,
    authModule,
    cartModule,
    catalogueModule,
    customersModule,
    deliveryModule,
    emailsModule,
    inventoryModule,
    metadataModule,
    pricingModule,
    promotionsModule,
    tagsModule,
    taxesModule,
  ],
  entities: ordersEntities,
  services: ordersServices,
  resolvers: [
    OrderResolver,
    OrderEventResolver,
    OrderCommentResolver,
    ShipmentsResolver,
    ShipmentResolver,
    OrderStatisticsResolver,
    ToDoResolver,
    UserOrdersResolver,
    OrderMailResolver,
    OrderTagsResolver,
    OrderViewerResolver,
    OrderConfirmationResolver,
    OrderLinkResolver,
    UnpaidOrderLinkResolver,
  ],
  jobs: [
    // What searches are ranked and understood by.
    {
      name: 'search',
      everyMs: 15 * MINUTE,
      run: async ({ orderStatistics, search }) => {
        await orderStatistics.countProductSales();
        await search.markRanked();
        await search.countWords();
      },
    },
    {
      name: 'bought-together',
      everyMs: HOUR,
      run: ({ orderStatistics }) => orderStatistics.countProductPairs(),
    },
  ],
  ports: [cardPaymentsPort],
  emails: {
    ORDER_PLACED: ({ orderMails }) => orderMails,
    ORDER_PAYMENT_LINK: ({ orderMails }) => orderMails,
    ORDER_PAID: ({ orderMails }) => orderMails,
    ORDER_STATUS_CHANGED: ({ orderMails }) => orderMails,
    ORDER_REFUNDED: ({ orderMails }) => orderMails,
    ORDER_SENT: ({ orderMails }) => orderMails,
  } satisfies Composers<Exclude<OrderMail['kind'], ReturnMailKind>, OrdersServices>,
  provides: [provide(unpaidOrdersPort, () => moveUnpaidOrders)],
});
