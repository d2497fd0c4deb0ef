import { definePort } from '../../../core/define-module.ts';

/** What becomes of the cart that a customer filled before the login. */
export interface GuestCarts {
  /** A session that has begun, with what the customer should know of the cart that was filled before it. */
  joinAtLogin<Session extends { user: { id: string } }>(
    session: Session,
    guestToken: string | null,
  ): Promise<{ session: Session; cartWarnings: object[] }>;
}

export const guestCartsPort = definePort<GuestCarts>('carts of guests');
