import type { StoredCartLine, Change, NewLine } from './cart-rules.ts';
import { isSameVariant } from './line-rules.ts';

/** A new quantity, with the path of the input that it came from. */
export interface NewQuantity {
  quantity: number;
  field: string[];
}

/** What can be done to a cart. `quantities` and `ids` name lines; those that are not there are passed over. */
export type CartEdit =
  | { kind: 'add'; newLines: readonly NewLine[] }
  | { kind: 'replace'; newLines: readonly NewLine[] }
  | { kind: 'update'; quantities: ReadonlyMap<string, NewQuantity> }
  | { kind: 'remove'; ids: ReadonlySet<string> };

/**
 * What a cart is after an edit, as the specification has it (section 4, 'Cart'). Adding an identical variant, or a
 * normal product that is there, increases its quantity, and anything else is a new line at the end; replacing makes
 * the wishes the whole list, in which a variant that was there keeps its line's id; an update replaces a quantity;
 * removing filters by id. `makeId` gives new lines their ids. Stock and limits are other rules' business.
 */
export function editCart(items: readonly StoredCartLine[], edit: CartEdit, makeId: () => string): Change {
  switch (edit.kind) {
    case 'add':
      return join(items, edit.newLines, makeId);
    case 'replace':
      return keepLines(items, join([], edit.newLines, makeId));
    case 'update':
      return update(items, edit.quantities);
    case 'remove':
      return { items: items.filter((item) => !edit.ids.has(item.id)), named: new Map() };
  }
}

function join(items: readonly StoredCartLine[], newLines: readonly NewLine[], makeId: () => string): Change {
  const after = items.map((item) => ({ ...item }));
  const named = new Map<string, string[]>();
  for (const { field, price, ...line } of newLines) {
    let item = after.find((candidate) => isSameVariant(candidate, line));
    if (item) item.quantity += line.quantity;
    else {
      item = { ...line, id: makeId(), seenPrice: price };
      after.push(item);
    }
    if (!named.has(item.id)) named.set(item.id, field);
  }
  return { items: after, named };
}

/** Gives lines of variants that were there before their old id, and what the shopper knows of their price. */
function keepLines(before: readonly StoredCartLine[], change: Change): Change {
  const named = new Map<string, string[]>();
  const items = change.items.map((item) => {
    const known = before.find((candidate) => isSameVariant(candidate, item));
    const line = known ? { ...item, id: known.id, seenPrice: known.seenPrice } : item;
    named.set(line.id, change.named.get(item.id) ?? []);
    return line;
  });
  return { items, named };
}

function update(items: readonly StoredCartLine[], quantities: ReadonlyMap<string, NewQuantity>): Change {
  const named = new Map<string, string[]>();
  const after = items.map((item) => {
    const wanted = quantities.get(item.id);
    if (!wanted) return item;
    named.set(item.id, wanted.field);
    return { ...item, quantity: wanted.quantity };
  });
  return { items: after, named };
}
