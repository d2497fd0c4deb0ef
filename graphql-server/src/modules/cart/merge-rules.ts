import type { StoredCartLine, Change, NewLine } from './cart-rules.ts';
import { isSameVariant } from './line-rules.ts';

/** A new quantity, with the path of the input that set it. */
export interface NewQuantity {
  quantity: number;
  field: string[];
}

/** A change to a cart. `quantities` and `ids` name lines; lines that are not in the cart are skipped. */
export type CartEdit =
  | { kind: 'add'; newLines: readonly NewLine[] }
  | { kind: 'replace'; newLines: readonly NewLine[] }
  | { kind: 'update'; quantities: ReadonlyMap<string, NewQuantity> }
  | { kind: 'remove'; ids: ReadonlySet<string> };

/**
 * The cart after an edit (specification section 4, 'Cart'). Adding a variant that is already in the cart increases its
 * quantity; any other becomes a new line at the end. Replacing makes the given lines the whole cart; a variant that was
 * in it keeps its line id. An update sets quantities; removing filters by id. `makeId` creates the ids of new lines.
 * Stock and limits are checked elsewhere.
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

/** Variants that were in the cart before keep their line id and the price the customer last saw. */
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
