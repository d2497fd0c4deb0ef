import type { Principal } from '../shared/principal.ts';

/**
 * What the log and the metrics say about a request. Nothing that the caller wrote belongs here: no URL, no
 * variable, no name of an operation that the shop does not know.
 */
export interface RequestRecord {
  /** The operation of the contract; `other` for those of other clients; null: not an operation. */
  operation: string | null;
  /** Null: the caller has not been identified. */
  caller: Principal['kind'] | null;
  /** In points (decision 0061); null: not an operation, or rejected before. */
  cost: number | null;
  /** Whether the response came from the response cache; null: it may not. */
  isCached: boolean | null;
  /** The codes of its errors. */
  errors: readonly string[];
  /** Whether it was rejected because the process is overloaded. */
  isShed: boolean;
}

export function newRequestRecord(): RequestRecord {
  return { operation: null, caller: null, cost: null, isCached: null, errors: [], isShed: false };
}
