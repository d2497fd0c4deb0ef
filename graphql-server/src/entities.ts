import type { AlertsTables } from './modules/alerts/alerts.tables.ts';
import type { ApiKeysTables } from './modules/api-keys/api-keys.tables.ts';
import type { AssetsTables } from './modules/assets/assets.tables.ts';
import type { AuditTables } from './modules/audit/audit.tables.ts';
import type { AuthTables } from './modules/auth/auth.tables.ts';
import type { CartTables } from './modules/cart/cart.tables.ts';
import type { CatalogueTables } from './modules/catalogue/catalogue.tables.ts';
import type { CheckoutTables } from './modules/checkout/checkout.tables.ts';
import type { ContactTables } from './modules/contact/contact.tables.ts';
import type { CustomersTables } from './modules/customers/customers.tables.ts';
import type { EmailsTables } from './modules/emails/emails.tables.ts';
import type { EventsTables } from './modules/events/events.tables.ts';
import type { IdempotencyTables } from './modules/idempotency/idempotency.tables.ts';
import type { ImportsTables } from './modules/imports/imports.tables.ts';
import type { InventoryTables } from './modules/inventory/inventory.tables.ts';
import type { MetadataTables } from './modules/metadata/metadata.tables.ts';
import type { NewsletterTables } from './modules/newsletter/newsletter.tables.ts';
import type { OrdersTables } from './modules/orders/orders.tables.ts';
import type { PaymentsTables } from './modules/payments/payments.tables.ts';
import type { PromotionsTables } from './modules/promotions/promotions.tables.ts';
import type { ReportsTables } from './modules/reports/reports.tables.ts';
import type { ReturnsTables } from './modules/returns/returns.tables.ts';
import type { ReviewsTables } from './modules/reviews/reviews.tables.ts';
import type { SettingsTables } from './modules/settings/settings.tables.ts';
import type { StaffTables } from './modules/staff/staff.tables.ts';
import type { WebhooksTables } from './modules/webhooks/webhooks.tables.ts';
import type { WishlistTables } from './modules/wishlist/wishlist.tables.ts';

/** The tables with their columns, for typed SQL: `em.getKysely<Database>()`. */
export type Database = AlertsTables &
  ApiKeysTables &
  AssetsTables &
  AuditTables &
  AuthTables &
  CartTables &
  CatalogueTables &
  CheckoutTables &
  ContactTables &
  CustomersTables &
  EmailsTables &
  EventsTables &
  IdempotencyTables &
  ImportsTables &
  InventoryTables &
  MetadataTables &
  NewsletterTables &
  OrdersTables &
  PaymentsTables &
  PromotionsTables &
  ReportsTables &
  ReturnsTables &
  ReviewsTables &
  SettingsTables &
  StaffTables &
  WebhooksTables &
  WishlistTables;
