import type { Locale } from '../shared/messages/locale.ts';
import type { Principal } from '../shared/principal.ts';

/**
 * What a resolver or REST handler can use: the caller, what they read and pay in, and `Services` on a new
 * unit of work: those of its module and of what that needs.
 */
export interface RequestContext<Services = unknown> {
  requestId: string;
  /** The caller's IP, for rate limits: that of the buyer, if a storefront's server says so. */
  ip: string;
  /** The other storefront that the request comes from; null: none. */
  storefrontId: string | null;
  /** A visitor without a token; an invalid token never gets this far. */
  principal: Principal;
  /** The language that the caller reads. */
  locale: Locale;
  /** The currency that the caller is shown prices in, by its ISO 4217 code; orders know their own. */
  currency: string;
  services: Services;
}
