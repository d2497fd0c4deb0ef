import type { Scope } from '../../core/define-module.ts';
import type { AuthServices } from '../auth/auth.services.ts';
import { CartCodeService } from './cart-code.service.ts';
import { CartService } from './cart.service.ts';
import { GuestCartService } from './guest-cart.service.ts';
import { CartReminderService } from './reminders/cart-reminder.service.ts';
import { lineFieldRules } from './line-fields.ts';
import { cartOrdersPort } from './cart-orders.port.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import type { NewsletterServices } from '../newsletter/newsletter.services.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { UploadsServices } from '../uploads/uploads.services.ts';
import type { PromotionsServices } from '../promotions/promotions.services.ts';

export function cartServices(
  { dependencies: { clock, rateLimits, currentSettings }, em, port }: Scope,
  needed: AuthServices &
    CatalogueServices &
    CustomFieldsServices &
    EmailsServices &
    NewsletterServices &
    PricingServices &
    PromotionsServices &
    UploadsServices,
) {
  const { catalogue, sessions, promotionPricing, outbox, sender, newsletter, priceTerms, uploads } = needed;
  const fields = lineFieldRules(needed.customFields.fields);
  const { currency } = priceTerms;
  const { remindAfterHours } = currentSettings.get().carts;
  const orders = port(cartOrdersPort);
  const cart = new CartService(
    em,
    clock,
    catalogue,
    currency,
    promotionPricing,
    orders,
    fields.ordered,
    uploads,
  );
  return {
    cart,
    lineFields: fields,
    cartCodes: new CartCodeService(em, cart, promotionPricing, rateLimits),
    guestCarts: new GuestCartService(em, clock, sessions, orders, uploads),
    cartReminders: new CartReminderService(em, clock, outbox, sender, cart, orders, newsletter, {
      currency,
      remindAfterHours,
    }),
  };
}

export type CartServices = ReturnType<typeof cartServices>;
