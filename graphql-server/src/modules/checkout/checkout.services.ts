import type { Scope } from '../../core/define-module.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import { CheckoutPreviewService } from './checkout-preview.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { DraftPriceService } from './drafts/draft-price.service.ts';
import { DraftOrderService } from './drafts/draft-order.service.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import { fieldsOf } from '../custom-fields/custom-fields.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import type { DeliveryServices } from '../delivery/delivery.services.ts';
import type { InventoryServices } from '../inventory/inventory.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import { paymentDueTerms } from '../orders/payment/payment-rules.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { VatNumbersServices } from '../vat-numbers/vat-numbers.services.ts';
import type { UploadsServices } from '../uploads/uploads.services.ts';
import type { PromotionsServices } from '../promotions/promotions.services.ts';
import { asksForTerms } from '../settings/legal/legal-pages.ts';

export function checkoutServices(
  { dependencies, em }: Scope,
  needed: CartServices &
    CatalogueServices &
    CustomersServices &
    CustomFieldsServices &
    DeliveryServices &
    InventoryServices &
    OrdersServices &
    PricingServices &
    PromotionsServices &
    UploadsServices &
    VatNumbersServices,
) {
  const { catalogue, stock, users, cart, cartOrders, orders, orderChanges, orderEmails, promotionPricing } =
    needed;
  const { chargeTerms, deliveryPrices: delivery, priceTerms, lineFields, customFields } = needed;
  const { clock, rateLimits, currentSettings } = dependencies;
  const orderFields = fieldsOf(customFields.fields, 'ORDER');
  const settings = currentSettings.get();
  const { payments } = settings;
  const transfer = paymentDueTerms(dependencies);
  const terms = {
    orderNumberPrefix: settings.general.orderNumberPrefix,
    currency: priceTerms.currency,
    chargeTerms,
    delivery,
    transfer,
    payments,
    places: settings,
    orderFields,
    asksForTerms: asksForTerms(settings.legal),
  };
  const checkout = new CheckoutService(
    em,
    clock,
    rateLimits,
    stock,
    orders,
    cartOrders,
    orderChanges,
    orderEmails,
    promotionPricing,
    lineFields,
    needed.uploads,
    needed.vatNumbers,
    terms,
  );
  return {
    checkout,
    paymentTerms: { payments, takesCards: chargeTerms !== null },
    checkoutPreviews: new CheckoutPreviewService(
      em,
      catalogue,
      cart,
      cartOrders,
      promotionPricing,
      rateLimits,
      lineFields,
      needed.vatNumbers,
      priceTerms,
    ),
    draftOrders: new DraftOrderService(
      em,
      clock,
      new DraftPriceService(em, catalogue, users, promotionPricing),
      users,
      checkout,
      orders,
      needed.vatNumbers,
      priceTerms,
      delivery,
      lineFields.byStaff,
      orderFields,
    ),
  };
}

export type CheckoutServices = ReturnType<typeof checkoutServices>;
