import { contribute, defineModule, provide } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { cartModule } from '../cart/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { checkoutModule } from '../checkout/module.ts';
import { customersModule } from '../customers/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { cardPaymentsPort } from '../orders/card-payments.port.ts';
import { orderAttentionPort } from '../orders/order-attention.port.ts';
import { ordersModule } from '../orders/module.ts';
import { PaymentLinkResolver } from './card/payment-link.resolver.ts';
import { CustomerSpendingResolver } from './customer-spending.resolver.ts';
import { needsAttention } from './order-attention.ts';
import { orderToDo } from './order-to-do.ts';
import { findOrderPayments, hasBegun, recheckPayments } from './payment-query.ts';
import { CardCheckoutResolver, OrderPaymentResolver } from './payment.resolver.ts';
import { paymentsServices } from './payments.services.ts';
import { paymentsEntities } from './payments.tables.ts';
import { OrderRefundResolver, RefundResolver } from './refunds/order-refund.resolver.ts';
import { refundUnsent, requestRefunds } from './refunds/request-refunds.ts';
import { pricingModule } from '../pricing/module.ts';
import { settingsModule } from '../settings/module.ts';
import { storefrontsModule } from '../storefronts/module.ts';
import { toDoModule } from '../to-do/module.ts';
import { toDoEntries } from '../to-do/to-do.registry.ts';
import { eventsModule } from '../events/module.ts';
import { StripeKeysResolver } from './stripe-keys/stripe-keys.resolver.ts';
import { paymentsDatabase } from './payments.database.ts';
import { paymentData } from './personal-data.ts';

export const paymentsModule = defineModule({
  name: 'payments',
  needs: [
    cartModule,
    catalogueModule,
    checkoutModule,
    customersModule,
    inventoryModule,
    ordersModule,
    pricingModule,
    settingsModule,
    storefrontsModule,
    toDoModule,
    eventsModule,
  ],
  entities: paymentsEntities,
  database: paymentsDatabase,
  personalData: paymentData,
  demoData: { emptied: ['payments', 'payment_events', 'refunds', 'refund_lines'] },
  services: paymentsServices,
  resolvers: [
    CardCheckoutResolver,
    OrderPaymentResolver,
    OrderRefundResolver,
    RefundResolver,
    PaymentLinkResolver,
    CustomerSpendingResolver,
    StripeKeysResolver,
  ],
  jobs: [
    { name: 'payments', everyMs: 10 * SECOND, run: ({ reconciliation }) => reconciliation.run() },
    { name: 'unpaid-orders', everyMs: 10 * SECOND, run: ({ unpaidOrders }) => unpaidOrders.run() },
    { name: 'refunds', everyMs: 5 * SECOND, run: ({ refunds }) => refunds.run() },
  ],
  retention: ({ paymentWebhook }) => [paymentWebhook],
  contributes: [contribute(toDoEntries, [orderToDo])],
  provides: [
    provide(cardPaymentsPort, () => ({
      findOrderPayments,
      hasBegun,
      recheckPayments,
      refundUnsent,
      requestRefunds,
    })),
    provide(orderAttentionPort, () => needsAttention),
  ],
});
