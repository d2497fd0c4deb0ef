import { signId } from '../../shared/secrets/signed-id.ts';
import { webLinks } from '../../shared/web-links.ts';

/** What links that end a subscription are signed for. */
export const UNSUBSCRIBE_LINK = 'newsletter-unsubscribe';

/** The URL at which a subscription ends: its page has a button, and a POST to it does the same. */
export function unsubscribeUrl(baseUrl: string, key: Uint8Array, id: string): string {
  return baseUrl + webLinks.newsletterUnsubscribe(signId(key, UNSUBSCRIBE_LINK, id));
}
