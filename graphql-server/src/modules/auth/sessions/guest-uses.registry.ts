import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../../core/define-module.ts';

/** Rows of a guest's that keep the guest from being deleted. */
export interface GuestUse {
  /** A query for them, about the guest of the surrounding statement, `users`. */
  rows: RawBuilder<unknown>;
  /** Whether they keep a guest for good, or only until 30 days after the last visit. */
  keeps: 'FOR_GOOD' | 'UNTIL_IDLE';
}

export const guestUses = defineRegistry<GuestUse>('what keeps a guest');
