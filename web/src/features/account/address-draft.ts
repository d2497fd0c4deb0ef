import type { DraftOwner } from '../../lib/form-draft.ts';

/** Where the edits of an address are kept; without an id those of a new one. */
export function addressDraft(userId: string, id: string | null): DraftOwner {
  return { book: 'shopper', userId, form: `address ${id ?? 'new'}` };
}
