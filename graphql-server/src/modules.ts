import 'reflect-metadata';
import { compose } from './core/compose.ts';
import { coreModule } from './core-module.ts';
import { alertsModule } from './modules/alerts/module.ts';
import { apiKeysModule } from './modules/api-keys/module.ts';
import { assetsModule } from './modules/assets/module.ts';
import { auditModule } from './modules/audit/module.ts';
import { authModule } from './modules/auth/module.ts';
import { cartModule } from './modules/cart/module.ts';
import { catalogueModule } from './modules/catalogue/module.ts';
import { checkoutModule } from './modules/checkout/module.ts';
import { contactModule } from './modules/contact/module.ts';
import { contentModule } from './modules/content/module.ts';
import { customFieldsModule } from './modules/custom-fields/module.ts';
import { customersModule } from './modules/customers/module.ts';
import { demoModule } from './modules/demo/module.ts';
import { deliveryModule } from './modules/delivery/module.ts';
import { downloadsModule } from './modules/downloads/module.ts';
import { emailsModule } from './modules/emails/module.ts';
import { eventsModule } from './modules/events/module.ts';
import { exchangesModule } from './modules/exchanges/module.ts';
import { feedsModule } from './modules/feeds/module.ts';
import { idempotencyModule } from './modules/idempotency/module.ts';
import { importsModule } from './modules/imports/module.ts';
import { inventoryModule } from './modules/inventory/module.ts';
import { emailPreviewsModule } from './modules/email-previews/module.ts';
import { metadataModule } from './modules/metadata/module.ts';
import { newsletterModule } from './modules/newsletter/module.ts';
import { openingModule } from './modules/opening/module.ts';
import { orderImportsModule } from './modules/order-imports/module.ts';
import { orderEditsModule } from './modules/order-edits/module.ts';
import { ordersModule } from './modules/orders/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { pricingModule } from './modules/pricing/module.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { promotionsModule } from './modules/promotions/module.ts';
import { redirectsModule } from './modules/redirects/module.ts';
import { reportsModule } from './modules/reports/module.ts';
import { returnsModule } from './modules/returns/module.ts';
import { reviewsModule } from './modules/reviews/module.ts';
import { settingsModule } from './modules/settings/module.ts';
import { shopModule } from './modules/shop/module.ts';
import { staffDepartureModule } from './modules/staff-departure/module.ts';
import { staffModule } from './modules/staff/module.ts';
import { storefrontsModule } from './modules/storefronts/module.ts';
import { subscriptionsModule } from './modules/subscriptions/module.ts';
import { uploadsModule } from './modules/uploads/module.ts';
import { toDoModule } from './modules/to-do/module.ts';
import { tagsModule } from './modules/tags/module.ts';
import { taxesModule } from './modules/taxes/module.ts';
import { vatNumbersModule } from './modules/vat-numbers/module.ts';
import { webhooksModule } from './modules/webhooks/module.ts';
import { wishlistModule } from './modules/wishlist/module.ts';
import { invoicesModule } from './modules/invoices/module.ts';
import { withdrawalsModule } from './modules/withdrawals/module.ts';

export const composition = compose([
  coreModule,
  auditModule,
  assetsModule,
  metadataModule,
  customFieldsModule,
  tagsModule,
  toDoModule,
  customersModule,
  storefrontsModule,
  emailsModule,
  importsModule,
  redirectsModule,
  authModule,
  uploadsModule,
  pricingModule,
  catalogueModule,
  contentModule,
  alertsModule,
  staffModule,
  apiKeysModule,
  deliveryModule,
  feedsModule,
  newsletterModule,
  taxesModule,
  vatNumbersModule,
  promotionsModule,
  cartModule,
  inventoryModule,
  ordersModule,
  downloadsModule,
  settingsModule,
  checkoutModule,
  contactModule,
  eventsModule,
  idempotencyModule,
  paymentsModule,
  orderImportsModule,
  returnsModule,
  withdrawalsModule,
  invoicesModule,
  orderEditsModule,
  exchangesModule,
  reviewsModule,
  emailPreviewsModule,
  reportsModule,
  webhooksModule,
  wishlistModule,
  privacyModule,
  shopModule,
  openingModule,
  staffDepartureModule,
  subscriptionsModule,
  demoModule,
]);

export type Services = ReturnType<typeof composition.createServices>;
