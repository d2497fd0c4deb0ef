import { unauthenticated } from '../errors.ts';

export const roles = ['CUSTOMER', 'ADMIN'] as const;

export type Role = (typeof roles)[number];

/** The caller, as the session row says; never as the token or the client claims. */
export interface Viewer {
  userId: string;
  sessionId: string;
  role: Role;
  /** When this session was started, with a password or another proof of identity. */
  signedInAt: Date;
}

/**
 * The caller of an operation that requires signing in.
 * @throws RequestError UNAUTHENTICATED without one
 */
export function requireViewer(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw unauthenticated();
  return context.viewer;
}
