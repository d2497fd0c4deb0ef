import { type Principal, requireBuyer } from '../../shared/principal.ts';

/**
 * The person placing an order and where the request comes from. Nothing proves the identity of a guest or of
 * a customer with an unconfirmed email.
 */
export interface Buyer {
  userId: string;
  isConfirmed: boolean;
  ip: string;
  /** The external storefront of the order; null for the shop's own. */
  storefrontId: string | null;
}

/** The buyer of a request. @throws RequestError UNAUTHENTICATED if the caller has no cart */
export function buyerOf(caller: { principal: Principal; ip: string; storefrontId: string | null }): Buyer {
  const buyer = requireBuyer(caller);
  const { ip, storefrontId } = caller;
  const isConfirmed = buyer.kind === 'CUSTOMER' && buyer.hasVerifiedEmail;
  return { userId: buyer.userId, isConfirmed, ip, storefrontId };
}
