import type { Services } from './services.ts';
import type { Viewer } from './modules/auth/viewer.ts';

/** What a resolver or REST handler may reach: who calls, from where, and the services on a fresh unit of work. */
export interface RequestContext {
  requestId: string;
  /** The caller's network address, for throttling. */
  address: string;
  /** Null for a caller without a token; a bad token never gets here. */
  viewer: Viewer | null;
  services: Services;
}
