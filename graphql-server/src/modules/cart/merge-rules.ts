import {
  capped,
  type CartWarning,
  type StoredCartLine,
  type Change,
  type NewLine,
  type SellableProducts,
  stockFor,
} from './cart-rules.ts';
import { isSameLine, MAX_LINES, MAX_QUANTITY, variantIn } from './line-rules.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { orderableUnits, quantityRulesMessage } from '../catalogue/variants/quantity-rules.ts';
import { variantTitle } from '../catalogue/variants/sellable-product.ts';

/** A new quantity, with the path of the input that sets it. */
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
 * The cart after an edit (specification section 4, 'Cart'). Adding a variant that is already in the cart,
 * with the same values of its custom fields, increases its quantity; any other becomes a new line at the end.
 * Replacing makes the given lines the whole cart; a line that was in it keeps its id. An update sets
 * quantities; removing filters by id. `makeId` creates the ids of new lines. Stock and limits are checked
 * elsewhere.
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

/**
 * Merges the lines of a guest's cart into the customer's: identical lines are added up, others follow. There
 * is no one to ask, so nothing is rejected. A line is limited to the stock and the variant's maximum quantity
 * that other lines leave, or without any to the larger quantity of both carts; lines beyond the cart's
 * maximum are left out. Each of these has a warning. Both carts must only contain lines that can be bought.
 */
export function mergeGuestCart(
  own: readonly StoredCartLine[],
  guests: readonly StoredCartLine[],
  sellable: SellableProducts,
): { items: StoredCartLine[]; warnings: CartWarning[] } {
  const warnings: CartWarning[] = [];
  const items = own.map((item) => ({ ...item }));
  for (const line of guests) {
    const existingLine = items.find((item) => isSameLine(item, line));
    const product = sellable.get(line.productId);
    const title = product ? variantTitle({ ...line, title: product.title }) : message('product.this');
    const variant = variantIn(product, line.variantId);
    const limit = variant ? Math.min(orderableUnits(variant), variant.maximumQuantity ?? Infinity) : 0;
    const stock = stockFor(existingLine ?? line, items, limit);
    const maxQuantity = Math.min(
      MAX_QUANTITY,
      stock > 0 ? stock : Math.max(existingLine?.quantity ?? 0, line.quantity),
    );
    const totalQuantity = (existingLine?.quantity ?? 0) + line.quantity;
    const quantity = Math.min(totalQuantity, maxQuantity);
    if (existingLine) existingLine.quantity = quantity;
    else if (items.length < MAX_LINES) items.push({ ...line, quantity });
    else {
      warnings.push(leftOut(line.productId, title));
      continue;
    }
    if (quantity < totalQuantity) {
      const warning = capped(line.productId, title, quantity);
      const isMaximum = quantity === variant?.maximumQuantity;
      warnings.push(isMaximum ? { ...warning, message: quantityRulesMessage(title, variant) } : warning);
    }
  }
  return { items, warnings };
}

function join(items: readonly StoredCartLine[], newLines: readonly NewLine[], makeId: () => string): Change {
  const after = items.map((item) => ({ ...item }));
  const named = new Map<string, string[]>();
  for (const { field, price, ...line } of newLines) {
    let item = after.find((candidate) => isSameLine(candidate, line));
    if (item) item.quantity += line.quantity;
    else {
      item = { ...line, id: makeId(), seenPrice: price };
      after.push(item);
    }
    if (!named.has(item.id)) named.set(item.id, field);
  }
  return { items: after, named };
}

/** Lines that were in the cart keep their line id and the price that the customer last saw. */
function keepLines(before: readonly StoredCartLine[], change: Change): Change {
  const named = new Map<string, string[]>();
  const items = change.items.map((item) => {
    const previousLine = before.find((candidate) => isSameLine(candidate, item));
    const line = previousLine ? { ...item, id: previousLine.id, seenPrice: previousLine.seenPrice } : item;
    named.set(line.id, change.named.get(item.id) ?? []);
    return line;
  });
  return { items, named };
}

function leftOut(productId: string, title: string | Message): CartWarning {
  return {
    code: 'PRODUCT_UNAVAILABLE',
    message: message('cart.noRoom', { title, max: MAX_LINES }),
    productId,
  };
}

function update(items: readonly StoredCartLine[], quantities: ReadonlyMap<string, NewQuantity>): Change {
  const named = new Map<string, string[]>();
  const after = items.map((item) => {
    const newQuantity = quantities.get(item.id);
    if (!newQuantity) return item;
    named.set(item.id, newQuantity.field);
    return { ...item, quantity: newQuantity.quantity };
  });
  return { items: after, named };
}
