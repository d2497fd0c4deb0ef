import { unauthenticated } from '../errors.ts';
import type { Permission, Role } from './permissions.ts';

/** The caller, as the session row says; never as the token or the client claims. */
export interface Viewer {
  userId: string;
  sessionId: string;
  role: Role;
  /** What the staff role allows; nothing while `mustSetUpSecondFactor`. */
  permissions: ReadonlySet<Permission>;
  /** Whether the shop requires a second factor of staff, and this member of staff has none yet. */
  mustSetUpSecondFactor: boolean;
  /** When this session was started, with a password or another proof of identity. */
  signedInAt: Date;
}

/** Who is named as having changed something: the caller, or who began what a job goes on with. */
export type Actor = Pick<Viewer, 'userId'>;

/**
 * The caller of an operation that requires signing in.
 * @throws RequestError UNAUTHENTICATED without one
 */
export function requireViewer(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw unauthenticated();
  return context.viewer;
}

/** Whether the caller has the permission; a visitor has none. */
export function can(viewer: Viewer | null, permission: Permission): boolean {
  return viewer?.permissions.has(permission) ?? false;
}
