import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Sender } from '../email/email-content.ts';
import type { OutboxService } from '../email/outbox.service.ts';
import { AlertMailService } from '../modules/alerts/alert-mail.service.ts';
import { AlertRunService } from '../modules/alerts/alert-run.service.ts';
import { AlertService } from '../modules/alerts/alert.service.ts';
import type { CartService } from '../modules/cart/cart.service.ts';
import { CartReminderService } from '../modules/cart/reminders/cart-reminder.service.ts';
import type { CatalogueService } from '../modules/catalogue/products/catalogue.service.ts';
import { NewsletterListService } from '../modules/newsletter/newsletter-list.service.ts';
import { NewsletterService } from '../modules/newsletter/newsletter.service.ts';
import type { PromotionService } from '../modules/promotions/promotion.service.ts';
import { NamedWishlistService } from '../modules/wishlist/named-wishlist.service.ts';
import { WishlistShareService } from '../modules/wishlist/wishlist-share.service.ts';

/** What people want to hear of, customers or not, a part of `createServices`. */
export function interestServices(
  { clock, config, rateLimits, secrets, currentSettings }: Dependencies,
  em: EntityManager,
  shared: {
    outbox: OutboxService;
    sender: Sender;
    catalogue: CatalogueService;
    cart: CartService;
    promotions: PromotionService;
  },
) {
  const { outbox, sender, catalogue, cart, promotions } = shared;
  const findWelcomeCode = async () => promotions.welcomeCode();
  const key = secrets.session;
  const { currencyCode: currency } = config;
  const { remindAfterHours } = currentSettings.get().carts;
  const newsletter = new NewsletterService(em, clock, rateLimits, outbox, sender, key, findWelcomeCode);
  return {
    newsletter,
    newsletterList: new NewsletterListService(em),
    namedWishlists: new NamedWishlistService(em, clock, catalogue),
    wishlistShares: new WishlistShareService(em, clock, catalogue, key),
    alerts: new AlertService(em, clock, rateLimits, outbox, catalogue, key),
    alertMails: new AlertMailService(em, clock, sender, key, currency),
    alertRun: new AlertRunService(em, clock, outbox),
    cartReminders: new CartReminderService(em, clock, outbox, sender, cart, newsletter, {
      ...{ currency, remindAfterHours },
    }),
  };
}
