import type { EntityManager } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';
import type { Sender } from './email/email-content.ts';
import type { OutboxService } from './email/outbox.service.ts';
import { AlertMailService } from './modules/alerts/alert-mail.service.ts';
import { AlertRunService } from './modules/alerts/alert-run.service.ts';
import { AlertService } from './modules/alerts/alert.service.ts';
import type { CatalogueService } from './modules/catalogue/products/catalogue.service.ts';
import { NewsletterListService } from './modules/newsletter/newsletter-list.service.ts';
import { type FindWelcomeCode, NewsletterService } from './modules/newsletter/newsletter.service.ts';
import { NamedWishlistService } from './modules/wishlist/named-wishlist.service.ts';
import { WishlistShareService } from './modules/wishlist/wishlist-share.service.ts';

/** What people want to hear of, customers or not, a part of `createServices`. */
export function interestServices(
  { clock, config, rateLimits, secrets }: Dependencies,
  em: EntityManager,
  outbox: OutboxService,
  sender: Sender,
  catalogue: CatalogueService,
  findWelcomeCode: FindWelcomeCode,
) {
  return {
    newsletter: new NewsletterService(
      em,
      clock,
      rateLimits,
      outbox,
      sender,
      secrets.session,
      findWelcomeCode,
    ),
    newsletterList: new NewsletterListService(em),
    namedWishlists: new NamedWishlistService(em, clock, catalogue),
    wishlistShares: new WishlistShareService(em, clock, catalogue, secrets.session),
    alerts: new AlertService(em, clock, rateLimits, outbox, catalogue, secrets.session),
    alertMails: new AlertMailService(em, clock, sender, secrets.session, config.currencyCode),
    alertRun: new AlertRunService(em, clock, outbox),
  };
}
