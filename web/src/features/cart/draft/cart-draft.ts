import type { CartLineInput, CartLine_lineFragment } from '../../../gql/graphql.ts';
import { lineInput } from '../../../lib/line-input.ts';

/** The fields of a cart line that the draft needs. */
export interface DraftableLine {
  id: string;
  quantity: number;
}

/** Unsaved edits: the new quantity by line id, 0 for a line to be removed. */
export type CartDraft = ReadonlyMap<string, number>;

export type CartDraftAction =
  | { type: 'set'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'restore'; id: string }
  /** These edits are saved; edits made while the request was in flight stay. */
  | { type: 'saved'; draft: CartDraft };

/** The reducer of the cart page's edits (specification section 4: local until 'Update Cart'). */
export function cartDraft(draft: CartDraft, action: CartDraftAction): CartDraft {
  if (action.type === 'saved') {
    return new Map([...draft].filter(([id, quantity]) => action.draft.get(id) !== quantity));
  }
  const next = new Map(draft);
  if (action.type === 'restore') next.delete(action.id);
  else next.set(action.id, action.type === 'set' ? action.quantity : 0);
  return next;
}

/**
 * The edits that saving would apply, without those of missing lines and those that equal the current
 * quantity.
 */
export function unsavedEdits(lines: readonly DraftableLine[], draft: CartDraft): CartDraft {
  const before = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return new Map([...draft].filter(([id, quantity]) => before.has(id) && before.get(id) !== quantity));
}

/** Whether another version of the cart has the same lines and quantities, regardless of prices. */
export function hasSameLines(lines: readonly DraftableLine[], others: readonly DraftableLine[]): boolean {
  const quantities = new Map(others.map(({ id, quantity }) => [id, quantity]));
  return lines.length === others.length && lines.every(({ id, quantity }) => quantities.get(id) === quantity);
}

/**
 * Whether another window has changed the lines of a cart with unsaved edits. A cart that contains all the
 * edits is not a conflict, because they were just saved.
 */
export function isChangedBeneath(
  before: readonly DraftableLine[],
  lines: readonly DraftableLine[],
  draft: CartDraft,
): boolean {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return [...unsavedEdits(before, draft)].some(([id, quantity]) => (quantities.get(id) ?? 0) !== quantity);
}

/** A line with its quantity after saving the draft; its amounts are still the old ones. */
export type DraftedLine<Line extends DraftableLine> = Line & { isRemoved: boolean };

interface DraftedCart<Line extends DraftableLine> {
  /** All lines in order; those to be removed keep their old quantity. */
  lines: DraftedLine<Line>[];
  /** Whether saving would change anything; a reverted edit does not count. */
  isChanged: boolean;
}

/**
 * Applies the edits to the cart's lines. It ignores edits of lines that no longer exist, for example after an
 * order in another tab, so a draft can be applied to any later version of the cart.
 */
export function applyDraft<Line extends DraftableLine>(
  lines: readonly Line[],
  draft: CartDraft,
): DraftedCart<Line> {
  const drafted = lines.map((line) => {
    const quantity = draft.get(line.id) ?? line.quantity;
    const isRemoved = quantity === 0;
    return { ...line, quantity: isRemoved ? line.quantity : quantity, isRemoved };
  });
  return { lines: drafted, isChanged: unsavedEdits(lines, draft).size > 0 };
}

/** The API's input for the remaining lines. */
export function inputOf(lines: readonly DraftedLine<CartLine_lineFragment>[]): CartLineInput[] {
  return lines.filter((line) => !line.isRemoved).map(lineInput);
}
