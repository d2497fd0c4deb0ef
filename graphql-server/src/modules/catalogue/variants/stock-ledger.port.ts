import { definePort } from '../../../core/define-module.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { Actor } from '../../../shared/principal.ts';

/** Stock that an admin entered, or the difference made by a correction. */
export interface StockEntry {
  variantId: string;
  quantity: number;
  reason: 'INITIAL' | 'CORRECTION';
}

/** Where admins' entries are recorded. */
export interface StockLedger {
  /** Records an entry when the unit of work is next flushed, in the caller's transaction. */
  recordEntry(em: EntityManager, entry: StockEntry, admin: Actor): void;
  /**
   * Records what the stock of a saved variant is from now on, when it begins to be tracked: the difference to
   * its ledger, which has the orders of the time before.
   */
  recordCount(em: EntityManager, count: { variantId: string; stock: number }, admin: Actor): Promise<void>;
}

export const stockLedgerPort = definePort<StockLedger>('stock ledger');
