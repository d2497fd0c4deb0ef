import type { DraftOwner } from '../../../forms/form-draft.ts';

/** Where the edits of an address are kept; without an id those of a new one. */
export function addressDraft(userId: string, id: string | null): DraftOwner {
  return { space: 'shopper', userId, form: `address ${id ?? 'new'}` };
}
