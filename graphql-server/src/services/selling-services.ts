import type { EntityManager } from '../db/database.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CatalogueService } from '../modules/catalogue/products/catalogue.service.ts';
import type { StockService } from '../modules/inventory/stock.service.ts';
import type { OrderService } from '../modules/orders/order.service.ts';
import type { OrderChangeService } from '../modules/orders/order-change.service.ts';
import type { OrderMailService } from '../modules/orders/mails/order-mail.service.ts';
import type { UserService } from '../modules/customers/users/user.service.ts';
import { CartCodeService } from '../modules/cart/cart-code.service.ts';
import { CartService } from '../modules/cart/cart.service.ts';
import { CheckoutPreviewService } from '../modules/checkout/checkout-preview.service.ts';
import { DraftOrderService } from '../modules/checkout/drafts/draft-order.service.ts';
import { CheckoutService } from '../modules/checkout/checkout.service.ts';
import { DeliveryPrices } from '../modules/delivery/delivery-prices.ts';
import { PromotionPreviewService } from '../modules/promotions/promotion-preview.service.ts';
import { PromotionPricingService } from '../modules/promotions/promotion-pricing.service.ts';
import { PromotionService } from '../modules/promotions/promotion.service.ts';
import { taxTermsAt } from '../modules/taxes/tax-rules.ts';
import type { TodaysPrices } from '../modules/orders/address/reprice-order.ts';
import type { PaymentDueTerms } from '../modules/orders/payment-rules.ts';
import type { Settings } from '../modules/settings/settings.ts';
import type { Destination } from '../modules/delivery/delivery.ts';

/** Carts, checkouts, what makes them cheaper and how they are delivered, a part of `createServices`. */
export function sellingServices(
  { config, clock, payments, rateLimits, currentSettings }: Dependencies,
  em: EntityManager,
  shared: {
    catalogue: CatalogueService;
    stock: StockService;
    orders: OrderService;
    orderChanges: OrderChangeService;
    users: UserService;
    orderMails: OrderMailService;
  },
) {
  const { catalogue, stock, orders, orderChanges, users, orderMails } = shared;
  const { currencyCode: currency } = config;
  const chargeTerms = payments?.chargeTerms(currency) ?? null;
  const settings = currentSettings.get();
  const delivery = new DeliveryPrices(settings.delivery, settings.general.timeZone, clock);
  const {
    taxes,
    delivery: { countryCode },
  } = settings;
  const todaysPrices: TodaysPrices = {
    ...{ currency, step: chargeTerms?.step ?? 1, delivery },
    taxAt: (to: Destination | null) => taxTermsAt({ taxes, countryCode }, to),
  };
  const pricing = new PromotionPricingService(em, clock, todaysPrices);
  const cart = new CartService(em, clock, catalogue, currency, pricing);
  const transfer = paymentDueTerms(config, settings);
  const terms = { currency, chargeTerms, delivery, transfer, payments: settings.payments, places: settings };
  const checkout = new CheckoutService(
    em,
    clock,
    rateLimits,
    stock,
    orders,
    orderChanges,
    orderMails,
    pricing,
    terms,
  );
  const price = pricing.withoutPromotions;
  return {
    cart,
    paymentTerms: { payments: settings.payments, takesCards: chargeTerms !== null },
    deliveryPrices: delivery,
    todaysPrices,
    cartCodes: new CartCodeService(em, cart, pricing, rateLimits),
    checkout,
    checkoutPreviews: new CheckoutPreviewService(em, catalogue, cart, pricing, rateLimits),
    draftOrders: new DraftOrderService(em, clock, catalogue, users, checkout, orders, price, delivery),
    promotions: new PromotionService(em, clock, currency),
    promotionPreviews: new PromotionPreviewService(em, clock, pricing, currency),
  };
}

/** Within which transfers must arrive. */
export function paymentDueTerms({ paymentDueDays: days }: Config, { general }: Settings): PaymentDueTerms {
  return { days, timeZone: general.timeZone };
}
