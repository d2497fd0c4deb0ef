import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type CartDraft, type DraftableLine, hasSameLines, isChangedBeneath } from './draft/cart-draft.ts';

const changedMeanwhile = () =>
  t`Your cart was changed in another window. Please check it: when you update it, the quantities shown here apply.`;

/**
 * The cart page's messages about the cart as a whole: the notes of the last update, and an immediate one if
 * another window has changed the cart beneath unsaved edits. A change that arrives while this window saves is
 * its own; if it loses a race meanwhile, the update's notes say so.
 */
export function useCartNotes(
  lines: readonly DraftableLine[],
  draft: CartDraft,
  isSaving: boolean,
): readonly [string[], (notes: string[]) => void] {
  const [notes, setNotes] = useState<string[]>([]);
  const [seen, setSeen] = useState(lines);
  if (!hasSameLines(seen, lines)) {
    setSeen(lines);
    if (!isSaving && isChangedBeneath(seen, lines, draft)) setNotes([changedMeanwhile()]);
  }
  return [notes, setNotes];
}
