import { useEffect, useReducer, useState } from 'react';
import { useSession } from '../../session/shopper-session.ts';
import { type DraftOwner, saveDraft, readDraft } from '../../forms/form-draft.ts';
import { tabStorage } from '../../lib/guarded-storage.ts';
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
  /** Whether the cart shows edits of an earlier visit. */
  isRestored: boolean;
  /** Takes the cart as it is, without the edits. */
  discard: () => void;
}

/**
 * The cart's edits, kept as those of forms are for as long as this tab lives: a session that ends and a reload take
 * nothing with them.
 */
export function useKeptCartDraft(lines: readonly DraftableLine[]): KeptCartDraft {
  const userId = useSession()?.user.id ?? '';
  const [kept] = useState(() => readKept(ownerOf(userId), lines));
  const [draft, dispatch] = useReducer(cartDraft, kept);
  const [isRestored, setRestored] = useState(kept.size > 0);

  useEffect(() => {
    // Without a session the page is about to go, and what is kept must stay.
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
  const found = Object.entries(readDraft(tabStorage, owner, example)).flatMap(([id, quantity]) =>
    Number.isSafeInteger(quantity) && quantity !== undefined && quantity >= 0
      ? [[id, quantity] as const]
      : [],
  );
  return unsavedEdits(lines, new Map(found));
}
