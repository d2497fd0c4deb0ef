/** What the draft needs of a cart's line; amounts in minor units. */
export interface DraftableLine {
  id: string;
  quantity: number;
  total: number;
  product: { salePrice: number };
}

/** Edits that are not saved yet: the new quantity of each edited line, 0 for one that is to go. */
export type CartDraft = ReadonlyMap<string, number>;

export type CartDraftAction =
  | { type: 'set'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'restore'; id: string }
  /** These edits are in the cart now; what was edited while they were on their way stays. */
  | { type: 'saved'; draft: CartDraft };

/** Edits of the cart page (specification section 4: local until 'Update Cart'). */
export function cartDraft(draft: CartDraft, action: CartDraftAction): CartDraft {
  if (action.type === 'saved') {
    return new Map([...draft].filter(([id, quantity]) => action.draft.get(id) !== quantity));
  }
  const next = new Map(draft);
  if (action.type === 'restore') next.delete(action.id);
  else next.set(action.id, action.type === 'set' ? action.quantity : 0);
  return next;
}

/** The edits that saving would change something by: of lines that are there, and not what these have already. */
export function unsavedEdits(lines: readonly DraftableLine[], draft: CartDraft): CartDraft {
  const before = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return new Map([...draft].filter(([id, quantity]) => before.has(id) && before.get(id) !== quantity));
}

/** A line as it will be once the draft is saved. */
export type DraftedLine<Line extends DraftableLine> = Line & { isRemoved: boolean };

interface DraftedCart<Line extends DraftableLine> {
  /** All lines in their order, those to be removed too, with their old quantity. */
  lines: DraftedLine<Line>[];
  /** In minor units, of what will remain. */
  subtotal: number;
  /** Whether saving would change anything; an edit that was taken back is none. */
  isChanged: boolean;
}

/**
 * Lays the edits over the cart's lines. Edits of lines that are gone by now, as after an order in another tab, are
 * ignored, so the answer is right for every cart that the draft may meet.
 */
export function applyDraft<Line extends DraftableLine>(
  lines: readonly Line[],
  draft: CartDraft,
): DraftedCart<Line> {
  const drafted = lines.map((line) => {
    const wanted = draft.get(line.id) ?? line.quantity;
    if (wanted === 0) return { ...line, isRemoved: true };
    if (wanted === line.quantity) return { ...line, isRemoved: false };
    return { ...line, quantity: wanted, total: wanted * line.product.salePrice, isRemoved: false };
  });
  return {
    lines: drafted,
    subtotal: drafted.reduce((sum, line) => (line.isRemoved ? sum : sum + line.total), 0),
    isChanged: unsavedEdits(lines, draft).size > 0,
  };
}
