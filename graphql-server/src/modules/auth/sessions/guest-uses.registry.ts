import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../../core/define-module.ts';

/** Rows of a guest that protect the guest from deletion. */
export interface GuestUse {
  /** A query for the rows of the guest in the surrounding statement, `users`. */
  rows: RawBuilder<unknown>;
  /** Whether they protect a guest permanently, or only until 30 days after the last visit. */
  keeps: 'FOR_GOOD' | 'UNTIL_IDLE';
}

export const guestUses = defineRegistry<GuestUse>('what keeps a guest');
