import { type Composers, contribute, defineModule, provide } from '../../core/define-module.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { firstOtherOption } from '../catalogue/variants/first-other-option.resolver.ts';
import { HOUR, MINUTE } from '../../shared/time/duration.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { guestUses } from '../auth/sessions/guest-uses.registry.ts';
import { cartModule } from '../cart/module.ts';
import { cartOrdersPort } from '../cart/cart-orders.port.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { customersModule } from '../customers/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { metadataModule } from '../metadata/module.ts';
import { cardPaymentsPort } from './card-payments.port.ts';
import { FormattedBillingResolver, FormattedDeliveryResolver } from './address/formatted-address.resolver.ts';
import { OrderCommentResolver } from './comments/order-comment.resolver.ts';
import { OrderConfirmationResolver } from './confirmation/order-confirmation.resolver.ts';
import { orderAttentionPort } from './order-attention.port.ts';
import { orderDownloadsPort } from './order-downloads.port.ts';
import { OrderLinkResolver, UnpaidOrderLinkResolver } from './links/order-link.resolver.ts';
import { orderEmails } from './emails/order-emails.ts';
import { OrderEmailResolver } from './emails/order-email.resolver.ts';
import { OrderFieldResolver } from './fields/order-field.resolver.ts';
import { OrderNoteResolver } from './notes/order-note.resolver.ts';
import type { InvoiceEmail, OrderMail, ReturnEmailKind, WithdrawalEmail } from './emails/order-mail.ts';
import { OrderTagsResolver } from './order-tags.resolver.ts';
import { OrderEventResolver, OrderResolver } from './order.resolver.ts';
import { type OrdersServices, ordersServices } from './orders.services.ts';
import { ordersEntities } from './orders.tables.ts';
import { ShipmentResolver, ShipmentsResolver } from './shipments/shipment.resolver.ts';
import { OrderStatisticsResolver } from './statistics/order-statistics.resolver.ts';
import { UserOrdersResolver } from './user-orders.resolver.ts';
import { OrderViewerResolver } from './viewers/order-viewer.resolver.ts';
import { pricingModule } from '../pricing/module.ts';
import { promotionOrdersPort } from '../promotions/promotion-orders.port.ts';
import { promotionsModule } from '../promotions/module.ts';
import { tagsModule } from '../tags/module.ts';
import { taxesModule } from '../taxes/module.ts';
import { ordersDatabase } from './orders.database.ts';
import { orderData } from './personal-data.ts';
import { uploadUses } from '../uploads/upload-uses.registry.ts';
import { uploadsModule } from '../uploads/module.ts';
import { assetUses } from '../assets/asset-uses.registry.ts';
import { sql } from 'kysely';
import { assetsModule } from '../assets/module.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { eventsModule } from '../events/module.ts';
import { orderMetadata } from './metadata-owners.ts';
import { metadataOwners } from '../metadata/metadata-owners.registry.ts';

export const ordersModule = defineModule({
  name: 'orders',
  needs: [
    assetsModule,
    auditModule,
    authModule,
    cartModule,
    catalogueModule,
    customFieldsModule,
    customersModule,
    deliveryModule,
    emailsModule,
    eventsModule,
    inventoryModule,
    metadataModule,
    pricingModule,
    promotionsModule,
    tagsModule,
    taxesModule,
    uploadsModule,
  ],
  entities: ordersEntities,
  database: ordersDatabase,
  personalData: orderData,
  demoData: {
    emptied: [
      ...['orders', 'order_lines', 'order_adjustments', 'order_events', 'order_comments'],
      ...['order_search_texts', 'order_viewers', 'order_counts', 'revenue_changes'],
      ...['shipments', 'shipment_lines'],
    ],
  },
  services: ordersServices,
  resolvers: [
    OrderResolver,
    firstOtherOption(Gql.OrderLine),
    OrderEventResolver,
    FormattedBillingResolver,
    FormattedDeliveryResolver,
    OrderCommentResolver,
    ShipmentsResolver,
    ShipmentResolver,
    OrderStatisticsResolver,
    UserOrdersResolver,
    OrderEmailResolver,
    OrderTagsResolver,
    OrderFieldResolver,
    OrderNoteResolver,
    OrderViewerResolver,
    OrderConfirmationResolver,
    OrderLinkResolver,
    UnpaidOrderLinkResolver,
  ],
  jobs: [
    // Data for ranking and understanding searches.
    {
      name: 'search',
      everyMs: 15 * MINUTE,
      run: async ({ orderStatistics, search }) => {
        await orderStatistics.updateProductPopularity();
        await search.markRanked();
        await search.countWords();
      },
    },
    { name: 'assumed-deliveries', everyMs: HOUR, run: ({ assumedDeliveries }) => assumedDeliveries.run() },
    {
      name: 'bought-together',
      everyMs: HOUR,
      run: ({ orderStatistics }) => orderStatistics.countProductPairs(),
    },
  ],
  ports: [cardPaymentsPort, orderAttentionPort, orderDownloadsPort],
  emails: {
    ORDER_PLACED: ({ orderEmails }) => orderEmails,
    ORDER_PAYMENT_LINK: ({ orderEmails }) => orderEmails,
    ORDER_PAID: ({ orderEmails }) => orderEmails,
    ORDER_PARTIALLY_PAID: ({ orderEmails }) => orderEmails,
    ORDER_STATUS_CHANGED: ({ orderEmails }) => orderEmails,
    ORDER_REFUNDED: ({ orderEmails }) => orderEmails,
    ORDER_EDITED: ({ orderEmails }) => orderEmails,
    ORDER_SENT: ({ orderEmails }) => orderEmails,
  } satisfies Composers<
    Exclude<OrderMail['kind'], InvoiceEmail['kind'] | ReturnEmailKind | WithdrawalEmail['kind']>,
    OrdersServices
  >,
  provides: [
    provide(cartOrdersPort, ({ cartOrders }: OrdersServices) => cartOrders),
    provide(promotionOrdersPort, ({ promotionOrders }: OrdersServices) => promotionOrders),
  ],
  contributes: [
    contribute(metadataOwners, orderMetadata),
    contribute(customerEmails, orderEmails),
    contribute(uploadUses, [
      { table: 'orders', column: 'custom_fields', orderedBy: sql`orders.user_id` },
      {
        table: 'order_lines',
        column: 'custom_fields',
        orderedBy: sql`(select user_id from orders where orders.id = order_lines.order_id)`,
      },
    ]),
    contribute(guestUses, [{ rows: sql`select from orders where user_id = users.id`, keeps: 'FOR_GOOD' }]),
    contribute(eventSubjects, [
      {
        kinds: ['ORDER_PLACED', 'ORDER_CHANGED', 'RETURN_REQUESTED'],
        name: sql`select number from orders where id = subject_id::uuid`,
        customerId: sql`select user_id from orders where id = subject_id::uuid`,
      },
    ]), // Uses an index on the same expression.
    contribute(assetUses, [
      {
        kind: 'ORDER',
        rows: sql`from order_lines join orders on orders.id = order_lines.order_id
          where order_lines.image ->> 'assetId' = assets.id::text`,
        id: sql`orders.id`,
        name: sql`orders.number`,
      },
      {
        kind: 'ORDER',
        rows: sql`from orders where orders.custom_fields::text like '%/assets/%'
          and asset_hashes(orders.custom_fields::text) @> array[assets.hash]`,
        id: sql`orders.id`,
        name: sql`orders.number`,
      },
      {
        kind: 'ORDER',
        rows: sql`from order_lines join orders on orders.id = order_lines.order_id
          where order_lines.custom_fields::text like '%/assets/%'
          and asset_hashes(order_lines.custom_fields::text) @> array[assets.hash]`,
        id: sql`orders.id`,
        name: sql`orders.number`,
      },
    ]),
  ],
});
