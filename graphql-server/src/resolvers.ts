import 'reflect-metadata';
import { PromotionResolver } from './modules/promotions/promotion.resolver.ts';
import type { Resolvers } from './graphql/build-schema.ts';
import { PasswordResetResolver } from './modules/auth/passwords/password-reset.resolver.ts';
import { AuditChangeResolver, AuditEntryResolver } from './modules/audit/audit.resolver.ts';
import { PasskeyResolver } from './modules/auth/second-factor/passkeys/passkey.resolver.ts';
import {
  SecondFactorPayloadResolver,
  SecondFactorResolver,
} from './modules/auth/second-factor/second-factor.resolver.ts';
import { SessionResolver } from './modules/auth/sessions/session.resolver.ts';
import { AccountResolver } from './modules/auth/accounts/account.resolver.ts';
import { UserErrorResolver } from './graphql/user-error.resolver.ts';
import {
  CartPayloadResolver,
  CartResolver,
  CartWarningResolver,
  GuestCartResolver,
} from './modules/cart/cart.resolver.ts';
import { GuestSessionResolver } from './modules/auth/sessions/guest-session.resolver.ts';
import { OrderConfirmationResolver } from './modules/orders/confirmation/order-confirmation.resolver.ts';
import { OrderLinkResolver, UnpaidOrderLinkResolver } from './modules/orders/links/order-link.resolver.ts';
import { DraftOrderResolver } from './modules/checkout/drafts/draft-order.resolver.ts';
import {
  CheckoutDetailsResolver,
  CheckoutPreviewResolver,
  OrderPlaceResolver,
} from './modules/checkout/checkout.resolver.ts';
import {
  CategoryChangeResolver,
  CategoryResolver,
  ProductCategoriesResolver,
} from './modules/catalogue/categories/category.resolver.ts';
import { BulkChangeResolver } from './modules/catalogue/bulk/bulk-change.resolver.ts';
import { PriceHistoryResolver } from './modules/catalogue/price-history/price-history.resolver.ts';
import { RunningSaleResolver, SaleResolver } from './modules/catalogue/sales/sale.resolver.ts';
import { CollectionResolver } from './modules/catalogue/collections/collection.resolver.ts';
import { BoughtTogetherResolver } from './modules/catalogue/suggestions/bought-together.resolver.ts';
import { SearchSynonymResolver } from './modules/catalogue/search/search-synonym.resolver.ts';
import {
  SearchAlternativesResolver,
  SearchSuggestionsResolver,
} from './modules/catalogue/suggestions/suggestion.resolver.ts';
import { ProductConnectionResolver, ProductResolver } from './modules/catalogue/products/product.resolver.ts';
import { ProductVariantsResolver } from './modules/catalogue/variants/variant.resolver.ts';
import { AddressResolver, UserAddressesResolver } from './modules/customers/addresses/address.resolver.ts';
import { ErasureResolver } from './modules/privacy/erasure.resolver.ts';
import { CustomerRecordResolver } from './modules/auth/accounts/customer-record.resolver.ts';
import { CustomerCareResolver } from './modules/customers/notes/customer-care.resolver.ts';
import {
  CustomerMetadataResolver,
  MetadataResolver,
  OrderLineMetadataResolver,
  OrderMetadataResolver,
  ProductMetadataResolver,
  VariantMetadataResolver,
} from './modules/metadata/metadata.resolver.ts';
import { UserResolver } from './modules/customers/users/user.resolver.ts';
import { SheetImportResolver } from './modules/imports/sheet-import.resolver.ts';
import { OrderViewerResolver } from './modules/orders/viewers/order-viewer.resolver.ts';
import { OrderChangeResolver, ProductChangeResolver } from './modules/subscriptions/change.resolver.ts';
import { ShopEventResolver, ShopEventsResolver } from './modules/events/event.resolver.ts';
import { OrderTagsResolver } from './modules/orders/order-tags.resolver.ts';
import { OrderMailResolver } from './modules/orders/mails/order-mail.resolver.ts';
import { OrderCommentResolver } from './modules/orders/comments/order-comment.resolver.ts';
import { OrderEventResolver, OrderResolver } from './modules/orders/order.resolver.ts';
import { ShipmentResolver, ShipmentsResolver } from './modules/orders/shipments/shipment.resolver.ts';
import { ToDoResolver } from './modules/orders/to-do/to-do.resolver.ts';
import { OrderStatisticsResolver } from './modules/orders/statistics/order-statistics.resolver.ts';
import { UserOrdersResolver } from './modules/orders/user-orders.resolver.ts';
import { OrderRefundResolver, RefundResolver } from './modules/payments/refunds/order-refund.resolver.ts';
import {
  OrderLinkReturnResolver,
  OrderReturnResolver,
  ReturnEventResolver,
  ReturnHandlingResolver,
  ReturnResolver,
  UserReturnsResolver,
} from './modules/returns/return.resolver.ts';
import { CardCheckoutResolver, OrderPaymentResolver } from './modules/payments/payment.resolver.ts';
import {
  AlertRequestResolver,
  AlertResolver,
  AlertsStopPayloadResolver,
} from './modules/alerts/alert.resolver.ts';
import { ContactInboxResolver } from './modules/contact/contact-inbox.resolver.ts';
import {
  NewsletterChangeResolver,
  NewsletterResolver,
  NewsletterSubscriberResolver,
} from './modules/newsletter/newsletter.resolver.ts';
import { MailPreviewResolver } from './modules/mails/mail-preview.resolver.ts';
import { CartReminderResolver } from './modules/cart/reminders/cart-reminder.resolver.ts';
import { ReviewRequestResolver } from './modules/reviews/requests/review-request.resolver.ts';
import { ReviewModerationResolver } from './modules/reviews/review-moderation.resolver.ts';
import {
  ProductReviewsResolver,
  ProductToReviewResolver,
  ReviewResolver,
} from './modules/reviews/review.resolver.ts';
import { PaymentLinkResolver } from './modules/payments/card/payment-link.resolver.ts';
import { SalesReportResolver } from './modules/reports/sales-report.resolver.ts';
import { LegalPageResolver } from './modules/settings/legal/legal-page.resolver.ts';
import { TaxClassResolver } from './modules/taxes/tax-class.resolver.ts';
import { SettingsResolver } from './modules/settings/settings.resolver.ts';
import { ShopResolver } from './modules/shop/shop.resolver.ts';
import { SavedViewResolver } from './modules/staff/saved-views/saved-view.resolver.ts';
import { ApiKeyResolver } from './modules/api-keys/api-key.resolver.ts';
import { StaffIntegrationResolver } from './modules/staff-departure/staff-integration.resolver.ts';
import { StaffInvitationResolver, StaffResolver, StaffRoleResolver } from './modules/staff/staff.resolver.ts';
import {
  NamedWishlistResolver,
  NamedWishlistsPayloadResolver,
  WishlistShareResolver,
} from './modules/wishlist/named-wishlist.resolver.ts';
import {
  WebhookDeliveriesResolver,
  WebhookDeliveryResolver,
} from './modules/webhooks/webhook-delivery.resolver.ts';
import { WebhookEventTypesResolver, WebhookResolver } from './modules/webhooks/webhook.resolver.ts';
import { WishlistMovePayloadResolver, WishlistResolver } from './modules/wishlist/wishlist.resolver.ts';

/** Every resolver of the shop; the contract's fields are answered by no others. */
export const resolvers: Resolvers = [
  UserErrorResolver,
  ShopResolver,
  CategoryResolver,
  CategoryChangeResolver,
  ProductCategoriesResolver,
  CollectionResolver,
  SaleResolver,
  RunningSaleResolver,
  ProductConnectionResolver,
  ProductResolver,
  BulkChangeResolver,
  SearchSynonymResolver,
  SearchSuggestionsResolver,
  SearchAlternativesResolver,
  ProductVariantsResolver,
  PriceHistoryResolver,
  BoughtTogetherResolver,
  PromotionResolver,
  CartPayloadResolver,
  CartWarningResolver,
  CartResolver,
  AuditEntryResolver,
  AuditChangeResolver,
  WishlistResolver,
  WishlistMovePayloadResolver,
  NamedWishlistResolver,
  NamedWishlistsPayloadResolver,
  WishlistShareResolver,
  OrderResolver,
  OrderEventResolver,
  OrderCommentResolver,
  CheckoutDetailsResolver,
  CheckoutPreviewResolver,
  OrderPlaceResolver,
  DraftOrderResolver,
  ShipmentsResolver,
  ShipmentResolver,
  OrderStatisticsResolver,
  SalesReportResolver,
  ToDoResolver,
  UserOrdersResolver,
  CardCheckoutResolver,
  OrderPaymentResolver,
  OrderRefundResolver,
  RefundResolver,
  OrderLinkReturnResolver,
  OrderReturnResolver,
  ReturnHandlingResolver,
  ReturnResolver,
  ReturnEventResolver,
  UserReturnsResolver,
  OrderMailResolver,
  OrderTagsResolver,
  OrderViewerResolver,
  ShopEventsResolver,
  OrderChangeResolver,
  ProductChangeResolver,
  ShopEventResolver,
  AccountResolver,
  GuestSessionResolver,
  GuestCartResolver,
  OrderConfirmationResolver,
  OrderLinkResolver,
  UnpaidOrderLinkResolver,
  SessionResolver,
  SecondFactorResolver,
  SecondFactorPayloadResolver,
  PasskeyResolver,
  PasswordResetResolver,
  MetadataResolver,
  ProductMetadataResolver,
  VariantMetadataResolver,
  CustomerMetadataResolver,
  OrderMetadataResolver,
  OrderLineMetadataResolver,
  UserResolver,
  CustomerCareResolver,
  CustomerRecordResolver,
  ErasureResolver,
  AddressResolver,
  UserAddressesResolver,
  StaffResolver,
  StaffInvitationResolver,
  StaffRoleResolver,
  ApiKeyResolver,
  StaffIntegrationResolver,
  SettingsResolver,
  TaxClassResolver,
  LegalPageResolver,
  SheetImportResolver,
  SavedViewResolver,
  MailPreviewResolver,
  PaymentLinkResolver,
  ContactInboxResolver,
  NewsletterResolver,
  NewsletterChangeResolver,
  NewsletterSubscriberResolver,
  AlertResolver,
  AlertRequestResolver,
  AlertsStopPayloadResolver,
  ProductReviewsResolver,
  ProductToReviewResolver,
  ReviewResolver,
  ReviewModerationResolver,
  ReviewRequestResolver,
  CartReminderResolver,
  WebhookResolver,
  WebhookEventTypesResolver,
  WebhookDeliveriesResolver,
  WebhookDeliveryResolver,
];
