import { forbidden, unauthenticated } from '../errors.ts';
import type { Permission } from './permissions.ts';
import { can, type Viewer } from './viewer.ts';

/** Who may call an operation of either API: everybody, whoever is signed in, customers, all staff, or staff with a permission. */
export type Audience = 'PUBLIC' | 'SIGNED_IN' | 'CUSTOMER' | 'STAFF' | Permission;

/** Admits a caller who belongs to one of the audiences. @throws RequestError UNAUTHENTICATED or FORBIDDEN */
export function assertMayCall(viewer: Viewer | null, audiences: readonly Audience[]): void {
  if (audiences.includes('PUBLIC')) return;
  if (!viewer) throw unauthenticated();
  if (!audiences.some((audience) => belongsTo(viewer, audience))) throw forbidden();
}

function belongsTo(viewer: Viewer, audience: Audience): boolean {
  switch (audience) {
    case 'PUBLIC':
    case 'SIGNED_IN':
      return true;
    case 'CUSTOMER':
      return viewer.role === 'CUSTOMER';
    case 'STAFF':
      return viewer.role === 'ADMIN';
    default:
      return can(viewer, audience);
  }
}
