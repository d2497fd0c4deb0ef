import {
  accountMailServices,
  accountServices,
  sessionService,
  staffServices,
} from './services/account-services.ts';
import {
  catalogueService,
  categoryServices,
  findingServices,
  saleServices,
} from './services/catalogue-services.ts';
import { customerServices } from './services/customer-services.ts';
import { emailComposers, mailPreviewService, senderOf } from './services/email-services.ts';
import { interestServices } from './services/interest-services.ts';
import type { EntityManager } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';
import { AuditService } from './modules/audit/audit.service.ts';
import { AssetCleanupService } from './modules/assets/asset-cleanup.service.ts';
import { AssetService } from './modules/assets/asset.service.ts';
import { RateLimitCountService } from './modules/auth/rate-limits/rate-limit-count.service.ts';
import { GuestCartService } from './modules/cart/guest-cart.service.ts';
import { BulkChangeService } from './modules/catalogue/bulk/bulk-change.service.ts';
import { CollectionService } from './modules/catalogue/collections/collection.service.ts';
import { SearchService } from './modules/catalogue/search/search.service.ts';
import { ProductService } from './modules/catalogue/products/product.service.ts';
import { type SheetTargets, sheetServices } from './services/sheet-services.ts';
import { StockService } from './modules/inventory/stock.service.ts';
import { ContactService } from './modules/contact/contact.service.ts';
import { MailDeliveryService } from './email/mail-delivery.service.ts';
import { moveUnpaidOrders } from './modules/orders/links/order-link.service.ts';
import { OrderMailService } from './modules/orders/mails/order-mail.service.ts';
import { orderServices } from './services/order-services.ts';
import { OutboxService } from './email/outbox.service.ts';
import { VariantChangeService } from './modules/catalogue/variants/variant-change.service.ts';
import { VariantService } from './modules/catalogue/variants/variant.service.ts';
import type { CheckoutService } from './modules/checkout/checkout.service.ts';
import { OrderChangeService } from './modules/orders/order-change.service.ts';
import { OrderService } from './modules/orders/order.service.ts';
import type { Sender } from './email/email-content.ts';
import { EventLogService } from './modules/events/event-log.service.ts';
import { MetadataService } from './modules/metadata/metadata.service.ts';
import { CardCheckoutService } from './modules/payments/card/card-checkout.service.ts';
import { OrderPaymentService } from './modules/payments/order-payment.service.ts';
import { PaymentSummaryService } from './modules/payments/payment-summary.service.ts';
import { PaymentPageService } from './modules/payments/card/payment-page.service.ts';
import { PaymentLinkService } from './modules/payments/card/payment-link.service.ts';
import { PaymentAftermathService } from './modules/payments/card/payment-aftermath.service.ts';
import { PaymentWebhookService } from './modules/payments/card/payment-webhook.service.ts';
import { ReconciliationService } from './modules/payments/card/reconciliation.service.ts';
import { recheckPayments } from './modules/payments/payment-query.ts';
import { refundUnsent, requestRefunds } from './modules/payments/refunds/request-refunds.ts';
import { OrderRefundService } from './modules/payments/refunds/order-refund.service.ts';
import { RefundService } from './modules/payments/refunds/refund.service.ts';
import { ReturnChangeService } from './modules/returns/return-change.service.ts';
import { ReturnHandlingService } from './modules/returns/return-handling.service.ts';
import { ReturnMailService } from './modules/returns/return-mail.service.ts';
import { ReturnService } from './modules/returns/return.service.ts';
import { SettlementService } from './modules/payments/card/settlement.service.ts';
import { statisticsServices } from './services/statistics-services.ts';
import { UnpaidOrdersService } from './modules/payments/unpaid-orders.service.ts';
import { IdempotencyService } from './modules/idempotency/idempotency.service.ts';
import { LegalPageService } from './modules/settings/legal/legal-page.service.ts';
import { StaffIntegrationService } from './modules/staff-departure/staff-integration.service.ts';
import { SettingsService } from './modules/settings/settings.service.ts';
import type { Settings } from './modules/settings/settings.ts';
import { publicShop } from './public-shop.ts';
import { ChangeFeedService } from './modules/subscriptions/change-feed.service.ts';
import { UserService } from './modules/customers/users/user.service.ts';
import { WishlistMoveService } from './modules/wishlist/wishlist-move.service.ts';
import { WishlistService } from './modules/wishlist/wishlist.service.ts';
import { paymentDueTerms, sellingServices } from './services/selling-services.ts';
import { reviewServices } from './services/review-services.ts';
import { webhookServices } from './services/webhook-services.ts';

/** The use cases of the shop, on one unit of work. */
export type Services = ReturnType<typeof createServices>;

const cardPayments = { recheckPayments, refundUnsent, requestRefunds };

/** Creates the services of one request; they are cheap, and cache nothing beyond the request. */
export function createServices(
  dependencies: Dependencies,
  em: EntityManager,
  /** The caller's `User-Agent` header, which names a session that they begin. */
  userAgent?: string,
) {
  const { config, clock, rateLimits, payments, mail, storage, log, locale, baseUrl } = dependencies;
  const settings = dependencies.currentSettings.get();
  const assets = new AssetService(em, clock, storage, log);
  const search = new SearchService(em);
  const catalogue = catalogueService(dependencies, em, search);
  const wishlist = new WishlistService(em, clock, catalogue);
  const stock = new StockService(clock);
  const orders = new OrderService(em, settings.general.timeZone);
  const users = new UserService(em);
  const outbox = new OutboxService(em, clock);
  const sender = senderOf(dependencies, settings, baseUrl());
  const orderMails = new OrderMailService(em, orders, outbox, sender);
  const orderChanges = new OrderChangeService(clock, stock, orderMails, cardPayments);
  const chargeTerms = payments?.chargeTerms(config.currencyCode) ?? null;
  const priceTerms = { currency: config.currencyCode, step: chargeTerms?.step ?? 1 };
  const variantChanges = new VariantChangeService(clock, stock, priceTerms);
  const ofOrders = { orders, orderChanges, orderMails };
  const selling = sellingServices(dependencies, em, { catalogue, stock, users, ...ofOrders });
  const { cart, checkout, promotions } = selling;
  const settlement = new SettlementService(em, clock, orderChanges, paymentDueTerms(config, settings));
  const sessions = sessionService(dependencies, em, userAgent);
  const accountMails = accountMailServices(dependencies, em, { users, outbox, sessions, sender });
  const staff = staffServices(dependencies, em, { users, outbox, sessions, sender });
  const contact = new ContactService(em, clock, rateLimits, outbox, settings.general.messagesTo);
  const reviews = reviewServices(dependencies, em, { assets, catalogue, outbox, sender });
  const returnMails = new ReturnMailService(orders, sender);
  const variants = new VariantService(em);
  const interests = interestServices(dependencies, em, { outbox, sender, catalogue, cart, promotions });
  const webhooks = webhookServices(dependencies, em, { outbox, sender, variants, ...interests });
  const writers = {
    ...{ orderMails, contact, returnMails },
    ...{ ...accountMails, ...staff, ...interests, ...reviews, ...webhooks },
  };
  return {
    // Few requests ask for it.
    get shop() {
      return publicShop(dependencies, dependencies.currentSettings.get(), chargeTerms !== null);
    },
    assets,
    assetCleanup: new AssetCleanupService(em, clock, storage),
    catalogue,
    ...categoryServices(em, clock, assets),
    ...{ variants, metadata: new MetadataService(em) },
    ...saleServices(dependencies, em, catalogue, priceTerms.step),
    ...findingServices(dependencies, em, catalogue, search, new CollectionService(em, clock, assets)),
    products: new ProductService(em, clock, catalogue, assets, variantChanges, priceTerms, settings.taxes),
    bulkChanges: new BulkChangeService(em, catalogue, stock, priceTerms),
    ...selling,
    guestCarts: new GuestCartService(em, clock, sessions, moveUnpaidOrders),
    wishlist,
    wishlistMoves: new WishlistMoveService(em, clock, cart, wishlist),
    ...cardServices(dependencies, em, { checkout, orders, sender, settlement, orderChanges }),
    orderPayments: new OrderPaymentService(em, clock, orderChanges, orders),
    paymentSummaries: new PaymentSummaryService(em),
    unpaidOrders: new UnpaidOrdersService(em, clock, payments, orderChanges, settlement),
    ...returnServices(dependencies, em, settings, { ...ofOrders, stock }),
    orders,
    ...statisticsServices(em, clock, config, settings),
    ...sheetServices(dependencies, em, (inner): SheetTargets => createServices(dependencies, inner)),
    ...orderServices(dependencies, em, { ...ofOrders, sessions, todaysPrices: selling.todaysPrices }),
    ...eventServices(dependencies, em),
    ...reviews,
    mailPreviews: mailPreviewService(dependencies, { users, sender }),
    outbox,
    mailDelivery:
      mail && new MailDeliveryService(em, clock, mail, emailComposers(writers), sender, locale, log),
    users,
    staffIntegrations: new StaffIntegrationService(staff.staff, staff.apiKeys, webhooks.webhooks),
    ...accountServices(dependencies, em, { users, sessions, ...accountMails }),
    ...customerServices(em, clock, users),
    sessions,
    ...requestServices(dependencies, em),
    ...settingsServices(dependencies, em, assets, settings, chargeTerms !== null),
    ...writers,
  };
}

/** Payment by card, at the checkout and by a link. */
function cardServices(
  { clock, payments, secrets, locale, currentSettings }: Dependencies,
  em: EntityManager,
  shared: {
    checkout: CheckoutService;
    orders: OrderService;
    sender: Sender;
    settlement: SettlementService;
    orderChanges: OrderChangeService;
  },
) {
  const { checkout, orders, sender, settlement, orderChanges } = shared;
  const links = { ...sender, ...currentSettings.get().headless };
  const aftermath = new PaymentAftermathService(em, clock, orderChanges);
  const pages = new PaymentPageService(em, clock, payments, orders, links, locale);
  return {
    cardCheckout: new CardCheckoutService(em, clock, payments, checkout, orders, pages, settlement),
    paymentLinks: new PaymentLinkService(secrets.session, clock, orders, pages),
    paymentWebhook: new PaymentWebhookService(em, clock, payments, settlement, aftermath),
    reconciliation: new ReconciliationService(em, clock, payments, settlement),
  };
}

/** What customers send back, and what they get back. */
function returnServices(
  { clock, payments }: Dependencies,
  em: EntityManager,
  { general: { timeZone }, returns: { days } }: Settings,
  shared: {
    orders: OrderService;
    orderMails: OrderMailService;
    orderChanges: OrderChangeService;
    stock: StockService;
  },
) {
  const { orders, orderMails, orderChanges, stock } = shared;
  const orderRefunds = new OrderRefundService(em, clock, stock, orders, orderChanges, payments);
  const changes = new ReturnChangeService(clock, orderMails);
  return {
    orderRefunds,
    refunds: new RefundService(em, clock, payments, orderChanges),
    returns: new ReturnService(em, clock, orders, orderRefunds, changes, { days, timeZone }),
    returnHandling: new ReturnHandlingService(em, stock, orderRefunds, changes),
  };
}

/** What is counted and kept of requests, whatever they ask for. */
function requestServices({ config, clock, secrets, log }: Dependencies, em: EntityManager) {
  return {
    audit: new AuditService(em, clock, config.auditRetentionDays),
    rateLimitCounts: new RateLimitCountService(em),
    idempotency: new IdempotencyService(em, clock, secrets.sealing, log),
  };
}

/** What has happened in the shop, and what happens. */
function eventServices({ clock, eventStream }: Dependencies, em: EntityManager) {
  return {
    eventLog: new EventLogService(em, clock),
    eventStream,
    changeFeed: new ChangeFeedService(eventStream),
  };
}

/** The shop's settings, and the pages that are written there. */
function settingsServices(
  { config, currentSettings }: Dependencies,
  em: EntityManager,
  assets: AssetService,
  { legal, returns, taxes }: Settings,
  takesCards: boolean,
) {
  return {
    settings: new SettingsService(em, config, currentSettings, assets, takesCards),
    legalPages: new LegalPageService(legal, returns.days),
    taxClasses: taxes.classes,
  };
}
