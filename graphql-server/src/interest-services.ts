import type { EntityManager } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';
import type { Sender } from './email/email-content.ts';
import type { OutboxService } from './email/outbox.service.ts';
import { NewsletterListService } from './modules/newsletter/newsletter-list.service.ts';
import { NewsletterService } from './modules/newsletter/newsletter.service.ts';

/** What people want to hear of, customers or not, a part of `createServices`. */
export function interestServices(
  { clock, rateLimits, secrets }: Dependencies,
  em: EntityManager,
  outbox: OutboxService,
  sender: Sender,
) {
  // The shop has no codes yet; the welcome mail leaves the sentence out.
  const findWelcomeCode = () => Promise.resolve(null);
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
  };
}
