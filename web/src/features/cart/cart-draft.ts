/** The fields of a cart line that the draft needs; amounts in minor units. */
export interface DraftableLine {
  id: string;
  quantity: number;
  total: number;
  product: { salePrice: number };
}

/** Unsaved edits: the new quantity by line id, 0 for a line to be removed. */
export type CartDraft = ReadonlyMap<string, number>;

export type CartDraftAction =
  | { type: 'set'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'restore'; id: string }
  /** These edits have been saved; edits made while the request was in flight stay. */
  | { type: 'saved'; draft: CartDraft };

/** Reducer for the edits of the cart page (specification section 4: local until 'Update Cart'). */
export function cartDraft(draft: CartDraft, action: CartDraftAction): CartDraft {
  if (action.type === 'saved') {
    return new Map([...draft].filter(([id, quantity]) => action.draft.get(id) !== quantity));
  }
  const next = new Map(draft);
  if (action.type === 'restore') next.delete(action.id);
  else next.set(action.id, action.type === 'set' ? action.quantity : 0);
  return next;
}

/** The edits that saving would apply: without those of missing lines, and those that equal the current quantity. */
export function unsavedEdits(lines: readonly DraftableLine[], draft: CartDraft): CartDraft {
  const before = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return new Map([...draft].filter(([id, quantity]) => before.has(id) && before.get(id) !== quantity));
}

/** A line as it will be after saving the draft. */
export type DraftedLine<Line extends DraftableLine> = Line & { isRemoved: boolean };

interface DraftedCart<Line extends DraftableLine> {
  /** All lines in order; those to be removed keep their old quantity. */
  lines: DraftedLine<Line>[];
  /** In minor units, of the lines that remain. */
  subtotal: number;
  /** Whether saving would change anything; a reverted edit does not count. */
  isChanged: boolean;
}

/**
 * Applies the edits to the cart's lines. Edits of lines that no longer exist, as after an order in another tab, are
 * ignored, so a draft can be applied to any later version of the cart.
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
