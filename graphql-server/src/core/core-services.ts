import type { Principal } from '../shared/principal.ts';
import type { Idempotency } from './idempotency.ts';
import type { RequestContext } from './request-context.ts';

/** What the core needs of the shop's services, whichever modules they come from. */
export interface CoreServices {
  callers: {
    /**
     * Identifies the caller by the Authorization header; without one, the caller is a visitor.
     * @throws RequestError UNAUTHENTICATED for a token that is malformed, forged, expired or revoked
     */
    authenticate(authorization: string | undefined, ip: string): Promise<Principal>;
    /** Like `authenticate`, but does not count as a use. @throws RequestError UNAUTHENTICATED */
    recheck(authorization: string): Promise<Principal>;
  };
  idempotency: Idempotency;
}

export type CoreContext = RequestContext<CoreServices>;
