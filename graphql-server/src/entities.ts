import type { InferKyselyDB } from '@mikro-orm/sql';
import { AddressEntity } from './modules/customers/addresses/address.entity.ts';
import { JobRunEntity } from './jobs/job-run.entity.ts';
import { ApiKeyEntity } from './modules/api-keys/api-key.entity.ts';
import { AuditEntryEntity } from './modules/audit/audit-entry.entity.ts';
import { AssetEntity } from './modules/assets/asset.entity.ts';
import { CallerBudgetEntity } from './http/limits/caller-budget.entity.ts';
import { CartEntity } from './modules/cart/cart.entity.ts';
import { CartLineEntity } from './modules/cart/cart-line.entity.ts';
import { CategoryEntity } from './modules/catalogue/categories/category.entity.ts';
import { FormerHandleEntity } from './modules/catalogue/products/former-handle.entity.ts';
import { CategoryFormerProductEntity } from './modules/catalogue/categories/category-former-product.entity.ts';
import { ProductCategoryEntity } from './modules/catalogue/categories/product-category.entity.ts';
import { PriceHistoryEntity } from './modules/catalogue/price-history/price-history.entity.ts';
import { SaleEntity, SaleMemberEntity } from './modules/catalogue/sales/sale.entity.ts';
import { CollectionEntity } from './modules/catalogue/collections/collection.entity.ts';
import { CollectionProductEntity } from './modules/catalogue/collections/collection-product.entity.ts';
import { LowStockProductEntity } from './modules/catalogue/products/low-stock-product.entity.ts';
import { ProductSalesEntity } from './modules/catalogue/products/product-sales.entity.ts';
import { ProductPairEntity } from './modules/catalogue/suggestions/product-pair.entity.ts';
import { SearchIndexEntity } from './modules/catalogue/search/search-index.entity.ts';
import { SearchSynonymEntity } from './modules/catalogue/search/search-synonym.entity.ts';
import { SearchWordEntity } from './modules/catalogue/search/search-word.entity.ts';
import { ProductEntity } from './modules/catalogue/products/product.entity.ts';
import { ProductVariantEntity } from './modules/catalogue/variants/product-variant.entity.ts';
import { StockMovementEntity } from './modules/inventory/stock-movement.entity.ts';
import {
  SheetImportEntity,
  SheetImportEntryEntity,
  SheetImportPartEntity,
  SheetImportPictureEntity,
} from './modules/imports/sheet-import.entity.ts';
import { IdempotencyKeyEntity } from './modules/idempotency/idempotency-key.entity.ts';
import { EventEntity } from './modules/events/event.entity.ts';
import { AlertRecipientEntity, ProductAlertEntity } from './modules/alerts/product-alert.entity.ts';
import { NewsletterSubscriptionEntity } from './modules/newsletter/newsletter-subscription.entity.ts';
import { ContactMessageEntity } from './modules/contact/contact-message.entity.ts';
import { OutboxMailEntity } from './email/outbox-mail.entity.ts';
import { DraftOrderEntity } from './modules/checkout/drafts/draft-order.entity.ts';
import { OrderSearchTextEntity } from './modules/orders/search/order-search-text.entity.ts';
import { CustomerTotalsEntity } from './modules/customers/users/customer-totals.entity.ts';
import { CustomerSearchTextEntity } from './modules/customers/users/customer-search-text.entity.ts';
import { OrderEntity } from './modules/orders/order.entity.ts';
import { OrderAdjustmentEntity } from './modules/orders/order-adjustment.entity.ts';
import { OrderEventEntity } from './modules/orders/order-event.entity.ts';
import { OrderLineEntity } from './modules/orders/order-line.entity.ts';
import { OrderCommentEntity } from './modules/orders/comments/order-comment.entity.ts';
import { OrderViewerEntity } from './modules/orders/viewers/order-viewer.entity.ts';
import { ShipmentEntity, ShipmentLineEntity } from './modules/orders/shipments/shipment.entity.ts';
import {
  CartChangeEntity,
  CartDaySumEntity,
  CartSumEntity,
  CustomerSumEntity,
  CountedSaleEntity,
  OrderCountEntity,
  ProductSalesSumEntity,
  ProductSalesTotalEntity,
  SalesChangeEntity,
  SalesDaySumEntity,
  SalesSumEntity,
} from './modules/reports/sales-sums.entity.ts';
import { MetadataEntity } from './modules/metadata/metadata.entity.ts';
import { IdentityEntity } from './modules/auth/google/identity.entity.ts';
import { PaymentEntity } from './modules/payments/payment.entity.ts';
import { PaymentEventEntity } from './modules/payments/card/payment-event.entity.ts';
import { RefundEntity, RefundLineEntity } from './modules/payments/refunds/refund.entity.ts';
import { ReturnEntity, ReturnEventEntity, ReturnLineEntity } from './modules/returns/return.entity.ts';
import { PasswordResetTokenEntity } from './modules/auth/passwords/password-reset-token.entity.ts';
import {
  PasskeyEntity,
  PasskeyChallengeEntity,
} from './modules/auth/second-factor/passkeys/passkey.entity.ts';
import { SecondFactorEntity } from './modules/auth/second-factor/second-factor.entity.ts';
import { SessionEntity } from './modules/auth/sessions/session.entity.ts';
import { ProfilePictureEntity } from './modules/customers/profile-pictures/profile-picture.entity.ts';
import { RateLimitCountEntity } from './modules/auth/rate-limits/rate-limit-count.entity.ts';
import { CustomerNoteEntity } from './modules/customers/notes/customer-note.entity.ts';
import { UserEntity } from './modules/customers/users/user.entity.ts';
import { StaffInvitationEntity } from './modules/staff/staff-invitation.entity.ts';
import { SettingsEntity } from './modules/settings/settings.entity.ts';
import { SavedViewEntity } from './modules/staff/saved-views/saved-view.entity.ts';
import { StaffRoleEntity } from './modules/staff/staff-role.entity.ts';
import { ReviewEntity } from './modules/reviews/review.entity.ts';
import { ReviewVoteEntity } from './modules/reviews/review-vote.entity.ts';
import { ReviewOptOutEntity, ReviewRequestEntity } from './modules/reviews/requests/review-request.entity.ts';
import { CartCodeEntity } from './modules/promotions/cart-code.entity.ts';
import { PromotionEntity } from './modules/promotions/promotion.entity.ts';
import { NamedWishlistEntity } from './modules/wishlist/named-wishlist.entity.ts';
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  WebhookProgressEntity,
} from './modules/webhooks/webhook.entity.ts';
import { WishlistItemEntity } from './modules/wishlist/wishlist-item.entity.ts';

/** Every entity of the shop; the ORM knows no others. */
export const entities = [
  AssetEntity,
  CategoryEntity,
  ProductEntity,
  FormerHandleEntity,
  ProductCategoryEntity,
  CategoryFormerProductEntity,
  CollectionEntity,
  CollectionProductEntity,
  LowStockProductEntity,
  ProductSalesEntity,
  ProductPairEntity,
  SearchIndexEntity,
  SearchSynonymEntity,
  SearchWordEntity,
  ProductVariantEntity,
  MetadataEntity,
  PriceHistoryEntity,
  SaleEntity,
  SaleMemberEntity,
  StockMovementEntity,
  UserEntity,
  StaffRoleEntity,
  StaffInvitationEntity,
  ApiKeyEntity,
  SessionEntity,
  SecondFactorEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
  IdentityEntity,
  CartEntity,
  CartLineEntity,
  PromotionEntity,
  CartCodeEntity,
  NamedWishlistEntity,
  WishlistItemEntity,
  OrderSearchTextEntity,
  CustomerSearchTextEntity,
  CustomerTotalsEntity,
  OrderEntity,
  DraftOrderEntity,
  OrderLineEntity,
  OrderAdjustmentEntity,
  OrderEventEntity,
  OrderCommentEntity,
  OrderViewerEntity,
  EventEntity,
  CustomerNoteEntity,
  ShipmentEntity,
  ShipmentLineEntity,
  ContactMessageEntity,
  NewsletterSubscriptionEntity,
  AlertRecipientEntity,
  ProductAlertEntity,
  OutboxMailEntity,
  AddressEntity,
  PaymentEntity,
  PaymentEventEntity,
  RefundEntity,
  RefundLineEntity,
  ReturnEntity,
  ReturnLineEntity,
  ReturnEventEntity,
  ProfilePictureEntity,
  PasswordResetTokenEntity,
  RateLimitCountEntity,
  CallerBudgetEntity,
  JobRunEntity,
  AuditEntryEntity,
  SalesChangeEntity,
  SalesDaySumEntity,
  CountedSaleEntity,
  SalesSumEntity,
  ProductSalesSumEntity,
  ProductSalesTotalEntity,
  OrderCountEntity,
  CartDaySumEntity,
  CartSumEntity,
  CustomerSumEntity,
  CartChangeEntity,
  SettingsEntity,
  SheetImportEntity,
  SheetImportPartEntity,
  SheetImportPictureEntity,
  SheetImportEntryEntity,
  SavedViewEntity,
  ReviewEntity,
  ReviewVoteEntity,
  ReviewRequestEntity,
  ReviewOptOutEntity,
  IdempotencyKeyEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookProgressEntity,
] as const;

/** The tables with their columns, for typed SQL: `em.getKysely<Database>()`. */
export type Database = InferKyselyDB<(typeof entities)[number]>;
