import { unauthenticated } from '../../../errors.ts';
import type { Role } from '../../customers/users/user.entity.ts';

/** Who calls, as the session row says: never as the token or the client claims. */
export interface Viewer {
  userId: string;
  sessionId: string;
  role: Role;
  /** When this session began with a password, or whatever else stood for one. */
  signedInAt: Date;
}

/**
 * The caller of an operation that only signed-in people reach.
 * @throws RequestError UNAUTHENTICATED without one
 */
export function requireViewer(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw unauthenticated();
  return context.viewer;
}
