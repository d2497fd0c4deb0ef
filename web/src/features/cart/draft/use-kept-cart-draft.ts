import { useEffect, useReducer, useState } from 'react';
import { useBuyerId } from '../../../session/shopper-session.ts';
import { type DraftOwner, saveDraft, readDraft } from '../../../forms/form-draft.ts';
import { tabStorage } from '../../../lib/browser/guarded-storage.ts';
import {
  type CartDraft,
  cartDraft,
  type CartDraftAction,
  type DraftableLine,
  unsavedEdits,
} from './cart-draft.ts';

interface KeptCartDraft {
  draft: CartDraft;
  dispatch: (action: CartDraftAction) => void;
  /** Whether the cart shows unsaved edits from an earlier visit. */
  isRestored: boolean;
  /** Discards the edits and shows the saved cart. */
  discard: () => void;
}

/**
 * The cart's edits, stored like form drafts until this tab is closed: they survive an expired session and a
 * reload.
 */
export function useKeptCartDraft(lines: readonly DraftableLine[]): KeptCartDraft {
  const userId = useBuyerId() ?? '';
  const [storedDraft] = useState(() => readKept(ownerOf(userId), lines));
  const [draft, dispatch] = useReducer(cartDraft, storedDraft);
  const [isRestored, setRestored] = useState(storedDraft.size > 0);

  useEffect(() => {
    // Without a session the page is about to unmount, and the stored draft must stay.
    if (userId !== '') saveDraft(tabStorage, ownerOf(userId), Object.fromEntries(unsavedEdits(lines, draft)));
  }, [userId, lines, draft]);

  return {
    draft,
    dispatch: (action) => {
      if (action.type === 'saved') setRestored(false);
      dispatch(action);
    },
    isRestored,
    discard: () => {
      setRestored(false);
      dispatch({ type: 'saved', draft });
      saveDraft(tabStorage, ownerOf(userId), {});
    },
  };
}

function ownerOf(userId: string): DraftOwner {
  return { space: 'shopper', userId, form: 'cart' };
}

function readKept(owner: DraftOwner, lines: readonly DraftableLine[]): CartDraft {
  const example = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  const edits = Object.entries(readDraft(tabStorage, owner, example)).flatMap(([id, quantity]) =>
    Number.isSafeInteger(quantity) && quantity !== undefined && quantity >= 0
      ? [[id, quantity] as const]
      : [],
  );
  return unsavedEdits(lines, new Map(edits));
}
