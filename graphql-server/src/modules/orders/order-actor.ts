import type { Actor as ShopActor, OrderHolder } from '../../shared/principal.ts';

export const orderActors = ['CUSTOMER', 'ADMIN', 'API_KEY', 'SYSTEM'] as const;

/** Who changed an order. */
export type OrderActor = (typeof orderActors)[number];

/** The actor of a change; `id` is the user's or the API key's, null for the shop itself. */
export interface Actor {
  kind: OrderActor;
  id: string | null;
}

/** The caller as recorded in an order's history; a guest counts as a customer. */
export function actorOf(caller: OrderHolder | ShopActor): Actor {
  switch (caller.kind) {
    case 'API_KEY':
      return { kind: 'API_KEY', id: caller.keyId };
    case 'STAFF':
      return { kind: 'ADMIN', id: caller.userId };
    default:
      return { kind: 'CUSTOMER', id: caller.userId };
  }
}

/** The shop itself: acts when a deadline passes or a payment arrives. */
export const systemActor: Actor = { kind: 'SYSTEM', id: null };
