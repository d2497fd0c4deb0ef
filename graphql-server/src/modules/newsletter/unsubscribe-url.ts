import type { Keys } from '../../shared/secrets/keys.ts';
import { signId } from '../../shared/secrets/signed-id.ts';
import { webLinks } from '../../shared/web-links.ts';

/** Purpose that unsubscribe links are signed for. */
export const UNSUBSCRIBE_LINK = 'newsletter-unsubscribe';

/** The unsubscribe URL: its page has a button, and a POST to it unsubscribes (one-click). */
export function unsubscribeUrl(baseUrl: string, keys: Keys, id: string): string {
  return baseUrl + webLinks.newsletterUnsubscribe(signId(keys, UNSUBSCRIBE_LINK, id));
}
