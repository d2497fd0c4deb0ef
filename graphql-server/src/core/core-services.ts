import type { Principal } from '../shared/principal.ts';
import type { Idempotency } from './idempotency.ts';
import type { RequestContext } from './request-context.ts';

/** What the core asks of the services of the shop, whichever modules they come from. */
export interface CoreServices {
  /** Who calls. */
  callers: {
    /**
     * Identifies the caller from the value of the Authorization header; a visitor without one.
     * @throws RequestError UNAUTHENTICATED for a token that is malformed, forged, expired or revoked
     */
    authenticate(authorization: string | undefined, ip: string): Promise<Principal>;
    /** Like `authenticate`, but does not count as a use. @throws RequestError UNAUTHENTICATED */
    recheck(authorization: string): Promise<Principal>;
  };
  idempotency: Idempotency;
}

export type CoreContext = RequestContext<CoreServices>;
