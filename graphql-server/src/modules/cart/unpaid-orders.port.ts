import { definePort } from '../../core/define-module.ts';
import type { EntityManager } from '../../db/database.ts';

/** Gives an account the guest's orders that wait for their card payment, in the caller's transaction. */
export type MoveUnpaidOrders = (em: EntityManager, guestId: string, userId: string) => Promise<void>;

export const unpaidOrdersPort = definePort<MoveUnpaidOrders>('unpaid orders of a guest');
