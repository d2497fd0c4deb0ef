import { InitialMigration } from './20261120-initial.migration.ts';
import { AddressesMigration } from './20261121-addresses.migration.ts';
import { CartPricesMigration } from './20261121-cart-prices.migration.ts';
import { ContactMessagesMigration } from './20261121-contact-messages.migration.ts';
import { OutboxMigration } from './20261121-outbox.migration.ts';
import { PaymentsMigration } from './20261121-payments.migration.ts';
import { ProfilePicturesMigration } from './20261121-profile-pictures.migration.ts';
import { IdentitiesMigration } from './20261121-identities.migration.ts';
import { PasswordResetsMigration } from './20261121-password-resets.migration.ts';
import { ResolvedPaymentsMigration } from './20261121-resolved-payments.migration.ts';
import { ProductVariantsMigration } from './20261122-product-variants.migration.ts';
import { StockReasonsMigration } from './20261122-stock-reasons.migration.ts';
import { StockMovementActorMigration } from './20261122-stock-movement-actor.migration.ts';
import { ThrottleCountsMigration } from './20261121-throttle-counts.migration.ts';
import { AssetsMigration } from './20261122-assets.migration.ts';
import { CategoryTreeMigration } from './20261122-category-tree.migration.ts';
import { CollectionsMigration } from './20261122-collections.migration.ts';
import { OtherOptionMigration } from './20261122-other-option.migration.ts';
import { orderCurrencyMigration } from './20261122-order-currency.migration.ts';
import { ProductListingsMigration } from './20261122-product-listings.migration.ts';
import { SizeGuidesMigration } from './20261122-size-guides.migration.ts';
import { ProductPairsMigration } from './20261122-product-pairs.migration.ts';
import { PublishedIndexMigration } from './20261122-published-index.migration.ts';
import { UpdatedAtMigration } from './20261222-updated-at.migration.ts';
import { InvitationLinksMigration } from './20261224-invitation-links.migration.ts';
import { ContactInboxMigration } from './20261224-contact-inbox.migration.ts';
import { RecipientSearchMigration } from './20261227-recipient-search.migration.ts';
import { CustomsMigration } from './20261225-customs.migration.ts';
import { MetadataMigration } from './20261225-metadata.migration.ts';
import { AuditAccessMigration } from './20261220-audit-access.migration.ts';
import { AuditRequestsMigration } from './20261128-audit-requests.migration.ts';
import { SearchAndViewEventsMigration } from './20261128-search-and-view-events.migration.ts';
import { SearchMigration } from './20261122-search.migration.ts';
import { SearchOtherOptionMigration } from './20261123-search-other-option.migration.ts';
import { TurquoiseIsGreenMigration } from './20261123-turquoise-is-green.migration.ts';
import { PartRefundsMigration } from './20261123-part-refunds.migration.ts';
import { ShipmentsMigration } from './20261123-shipments.migration.ts';
import { AuditMigration } from './20261123-audit.migration.ts';
import { ToDoMigration } from './20261123-to-do.migration.ts';
import { OrderAddressEventsMigration } from './20261123-order-address-events.migration.ts';
import { CustomerCareMigration } from './20261123-customer-care.migration.ts';
import { ErasureMigration } from './20261123-erasure.migration.ts';
import { SettingsMigration } from './20261124-settings.migration.ts';
import { OrderTagsMigration } from './20261123-order-tags.migration.ts';
import { DeletedProductsMigration } from './20261123-deleted-products.migration.ts';
import { SessionDevicesMigration } from './20261123-session-devices.migration.ts';
import { DraftOrdersMigration } from './20261124-draft-orders.migration.ts';
import { SecondFactorsMigration } from './20261124-second-factors.migration.ts';
import { EditVersionsMigration } from './20261123-edit-versions.migration.ts';
import { OrderCommentsMigration } from './20261123-order-comments.migration.ts';
import { StaffRolesMigration } from './20261123-staff-roles.migration.ts';
import { SalesSumsMigration } from './20261123-sales-sums.migration.ts';
import { SheetImportsMigration } from './20261125-sheet-imports.migration.ts';
import { EventsMigration } from './20261124-events.migration.ts';
import { ProductTagsMigration } from './20261125-product-tags.migration.ts';
import { SavedViewsMigration } from './20261125-saved-views.migration.ts';
import { PaymentLinksMigration } from './20261125-payment-links.migration.ts';
import { CatalogueFiltersMigration } from './20261122-catalogue-filters.migration.ts';
import { AuditMailsMigration } from './20261125-audit-mails.migration.ts';
import { CartSumsMigration } from './20261126-cart-sums.migration.ts';
import { KeptCountsMigration } from './20261126-kept-counts.migration.ts';
import { CartsMigration } from './20261125-carts.migration.ts';
import { BinMigration } from './20261126-bin.migration.ts';
import { BackOfficeEventsMigration } from './20261126-back-office-events.migration.ts';
import { CustomerSumsMigration } from './20261127-customer-sums.migration.ts';
import { DaySumsMigration } from './20261127-day-sums.migration.ts';
import { OrderNumberSearchMigration } from './20261127-order-number-search.migration.ts';
import { DeliveryMigration } from './20261128-delivery.migration.ts';
import { ImportPicturesMigration } from './20261127-import-pictures.migration.ts';
import { OrderAdjustmentsMigration } from './20261128-order-adjustments.migration.ts';
import { PromotionsMigration } from './20261128-promotions.migration.ts';
import { GuestsMigration } from './20261128-guests.migration.ts';
import { PasskeysMigration } from './20261126-passkeys.migration.ts';
import { FurtherEditVersionsMigration } from './20261127-further-edit-versions.migration.ts';
import { RoleEventsMigration } from './20261127-role-events.migration.ts';
import { AlertsMigration } from './20261128-alerts.migration.ts';
import { WishlistsMigration } from './20261128-wishlists.migration.ts';
import { NewsletterMigration } from './20261128-newsletter.migration.ts';
import { ReturnsMigration } from './20261128-returns.migration.ts';
import { ReviewsMigration } from './20261128-reviews.migration.ts';
import { SalesMigration } from './20261128-sales.migration.ts';
import { TaxesMigration } from './20261130-taxes.migration.ts';
import { CartRemindersMigration } from './20261201-cart-reminders.migration.ts';
import { WebhooksMigration } from './20261204-webhooks.migration.ts';
import { AuditTaxClassesMigration } from './20261202-audit-tax-classes.migration.ts';
import { ApiKeysMigration } from './20261203-api-keys.migration.ts';
import { CatalogueChangesMigration } from './20261207-catalogue-changes.migration.ts';
import { SharedWorkMigration } from './20261210-shared-work.migration.ts';
import { ToDoCountsMigration } from './20261211-to-do-counts.migration.ts';
import { ReviewChangesMigration } from './20261212-review-changes.migration.ts';
import { SearchInCategoryMigration } from './20261213-search-in-category.migration.ts';
import { MoneyOwedMigration } from './20261214-money-owed.migration.ts';
import { StorefrontsMigration } from './20261216-storefronts.migration.ts';
import { UnpaidOrdersMigration } from './20261215-unpaid-orders.migration.ts';
import { CustomerTotalsMigration } from './20261219-customer-totals.migration.ts';
import { ListSearchMigration } from './20261219-list-search.migration.ts';
import { VariantStockMigration } from './20261219-variant-stock.migration.ts';
import { SampleReviewsMigration } from './20261218-sample-reviews.migration.ts';
import { IdempotencyKeysMigration } from './20261205-idempotency-keys.migration.ts';
import { LargeCataloguesMigration } from './20261206-large-catalogues.migration.ts';
import { WebhookTopicsMigration } from './20261226-webhook-topics.migration.ts';
import { CustomerVersionsMigration } from './20261223-customer-versions.migration.ts';
import { OrderRepricingMigration } from './20261228-order-repricing.migration.ts';
import { PaymentLimitsMigration } from './20261217-payment-limits.migration.ts';

/** Parts of the list below, which would be too long in one piece. */
const forIntegrators = [ApiKeysMigration, WebhooksMigration, IdempotencyKeysMigration];
const forSpeed = [
  LargeCataloguesMigration,
  CatalogueChangesMigration,
  SharedWorkMigration,
  ToDoCountsMigration,
  ReviewChangesMigration,
  SearchInCategoryMigration,
];
const newest = [
  ...forIntegrators,
  ...forSpeed,
  MoneyOwedMigration,
  UnpaidOrdersMigration,
  StorefrontsMigration,
  PaymentLimitsMigration,
  SampleReviewsMigration,
  VariantStockMigration,
  ListSearchMigration,
  CustomerTotalsMigration,
  AuditAccessMigration,
  UpdatedAtMigration,
  CustomerVersionsMigration,
  ContactInboxMigration,
  InvitationLinksMigration,
  MetadataMigration,
  CustomsMigration,
  WebhookTopicsMigration,
  RecipientSearchMigration,
  OrderRepricingMigration,
];

/**
 * All migrations, oldest first. Append only: one that was released is never changed. `currencyCode` is the
 * shop's, for amounts from before they said theirs.
 */
export const migrationsFor = (currencyCode: string) => [
  InitialMigration,
  ContactMessagesMigration,
  OutboxMigration,
  AddressesMigration,
  CartPricesMigration,
  PaymentsMigration,
  ProfilePicturesMigration,
  IdentitiesMigration,
  PasswordResetsMigration,
  ThrottleCountsMigration,
  ResolvedPaymentsMigration,
  StockMovementActorMigration,
  orderCurrencyMigration(currencyCode),
  StockReasonsMigration,
  SearchMigration,
  AssetsMigration,
  ProductListingsMigration,
  CategoryTreeMigration,
  CollectionsMigration,
  ProductVariantsMigration,
  CatalogueFiltersMigration,
  OtherOptionMigration,
  SizeGuidesMigration,
  PublishedIndexMigration,
  ProductPairsMigration,
  TurquoiseIsGreenMigration,
  SearchOtherOptionMigration,
  StaffRolesMigration,
  ShipmentsMigration,
  AuditMigration,
  PartRefundsMigration,
  ToDoMigration,
  OrderCommentsMigration,
  OrderTagsMigration,
  EditVersionsMigration,
  OrderAddressEventsMigration,
  DeletedProductsMigration,
  SalesSumsMigration,
  SessionDevicesMigration,
  CustomerCareMigration,
  ErasureMigration,
  SecondFactorsMigration,
  DraftOrdersMigration,
  SettingsMigration,
  EventsMigration,
  SheetImportsMigration,
  CartsMigration,
  SavedViewsMigration,
  AuditMailsMigration,
  ProductTagsMigration,
  PaymentLinksMigration,
  KeptCountsMigration,
  BinMigration,
  BackOfficeEventsMigration,
  CartSumsMigration,
  PasskeysMigration,
  CustomerSumsMigration,
  DaySumsMigration,
  OrderNumberSearchMigration,
  FurtherEditVersionsMigration,
  RoleEventsMigration,
  ImportPicturesMigration,
  OrderAdjustmentsMigration,
  NewsletterMigration,
  AlertsMigration,
  SearchAndViewEventsMigration,
  AuditRequestsMigration,
  ReturnsMigration,
  ReviewsMigration,
  SalesMigration,
  PromotionsMigration,
  WishlistsMigration,
  GuestsMigration,
  DeliveryMigration,
  TaxesMigration,
  CartRemindersMigration,
  AuditTaxClassesMigration,
  ...newest,
];
