import { definePort } from '../../../core/define-module.ts';

/** The carts that customers filled before they logged in. */
export interface GuestCarts {
  /**
   * Adds the guest's cart to the customer's after a login. Returns the session, with warnings about the cart.
   */
  joinAtLogin<Session extends { user: { id: string } }>(
    session: Session,
    guestToken: string | null,
  ): Promise<{ session: Session; cartWarnings: object[] }>;
}

export const guestCartsPort = definePort<GuestCarts>('carts of guests');
