import type { Locale } from '../shared/messages/locale.ts';
import type { RequestRecord } from './request-record.ts';
import type { Principal } from '../shared/principal.ts';

/**
 * What resolvers and REST handlers use: the caller, their language and currency, and `Services` on a new unit
 * of work: those of the module and of the modules that it needs.
 */
export interface RequestContext<Services = unknown> {
  requestId: string;
  /** What the log and the metrics say about the request. */
  record: RequestRecord;
  /** The caller's IP, for rate limits; the buyer's IP when a storefront's server passes it on. */
  ip: string;
  /** The other storefront that the request comes from; null: none. */
  storefrontId: string | null;
  /** A visitor without a token; an invalid token never gets this far. */
  principal: Principal;
  locale: Locale;
  /** The currency of prices shown to the caller, as ISO 4217 code; orders have their own. */
  currency: string;
  services: Services;
}
