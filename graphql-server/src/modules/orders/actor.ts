import type { Viewer } from '../auth/sessions/viewer.ts';
import type { OrderActor } from './order-status.ts';

/** Who changes an order; `id` is the person's, null for the shop itself. */
export interface Actor {
  kind: OrderActor;
  id: string | null;
}

/** The shop by itself, for what happens because time has passed or somebody has paid. */
export const theShop: Actor = { kind: 'SYSTEM', id: null };

/** Whoever calls, as the history of an order knows them. */
export function actorOf({ role, userId }: Viewer): Actor {
  return { kind: role, id: userId };
}
