import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { forbidden } from '../../errors.ts';
import { requireViewer, type Viewer } from '../../modules/auth/sessions/viewer.ts';
import type { updateUserBody } from '../bodies.ts';
import { presentWholeUser } from '../present-whole-user.ts';

type Body = z.output<typeof updateUserBody>;

/** Changes the caller's cart, or wishlist, or profile: a body is for one of them, and the first that it has counts. */
export async function updateUser(context: RequestContext, body: Body) {
  const viewer = requireViewer(context);
  await change(context, viewer, body);
  return presentWholeUser(context.services, await context.services.users.get(viewer.userId));
}

async function change({ services, ip }: RequestContext, viewer: Viewer, body: Body): Promise<unknown> {
  const { cart, wishlist, profile } = body;
  if ((cart ?? wishlist) && viewer.role !== 'CUSTOMER') throw forbidden();
  if (cart) return services.cart.replace(viewer.userId, cart);
  if (wishlist) return services.wishlist.replace(viewer.userId, wishlist);
  // The specification's body has no current password.
  return services.profiles.update(viewer, profile, { ip, trustsFreshLogin: true });
}
