import {
  capped,
  type CartWarning,
  type StoredCartLine,
  type Change,
  type NewLine,
  type SellableProducts,
} from './cart-rules.ts';
import { isSameLine, MAX_LINES, MAX_QUANTITY, variantIn } from './line-rules.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import {
  fitToRules,
  isAllowedQuantity,
  orderableUnits,
  quantityRulesMessage,
} from '../catalogue/variants/quantity-rules.ts';
import { unitsOf } from './allowed-quantities.ts';
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
 * Adds lines to a cart, such as those of a guest's cart to the customer's: identical lines are added up,
 * others follow. Nothing is rejected: all lines of a variant together get a quantity that its rules and its
 * stock allow. A line for which other lines leave nothing keeps the larger of the two quantities, and lines
 * beyond the cart's maximum are left out. What changes has a warning. All lines must be ones that can be
 * bought.
 */
export function mergeLines(
  own: readonly StoredCartLine[],
  added: readonly StoredCartLine[],
  sellable: SellableProducts,
): { items: StoredCartLine[]; warnings: CartWarning[] } {
  const warnings: CartWarning[] = [];
  const items = own.map((item) => ({ ...item }));
  const grown = new Map<StoredCartLine, GrownLine>();
  for (const line of added) {
    const existingLine = items.find((item) => isSameLine(item, line));
    if (!existingLine && items.length >= MAX_LINES) {
      warnings.push(leftOut(line.productId, titleOf(line, sellable)));
      continue;
    }
    const item = existingLine ?? { ...line, quantity: 0 };
    if (!existingLine) items.push(item);
    const larger = Math.max(item.quantity, line.quantity);
    item.quantity += line.quantity;
    grown.set(item, { item, larger, requested: item.quantity });
  }
  for (const [id, lines] of Map.groupBy(grown.values(), ({ item }) => item.variantId)) {
    const ofVariant = items.filter(({ variantId }) => variantId === id);
    warnings.push(...fitVariant(lines, unitsOf(ofVariant), sellable));
  }
  return { items, warnings };
}

/** A line of the cart that others were added to. */
interface GrownLine {
  item: StoredCartLine;
  /** The larger of the quantities that were added up. */
  larger: number;
  requested: number;
}

/** Fits the lines of one variant, of which the cart has `total` units. */
function fitVariant(lines: readonly GrownLine[], total: number, sellable: SellableProducts): CartWarning[] {
  const others = total - unitsOf(lines.map(({ item }) => item));
  const [{ item: first } = {}] = lines;
  const variant = first && variantIn(sellable.get(first.productId), first.variantId);
  const stock = variant ? orderableUnits(variant) : 0;
  const allowed = fitToRules(total, variant ?? {}, others + lines.length * MAX_QUANTITY);
  let left = Math.min(allowed, stock) - others;
  const isExcess = lines.map(({ item, larger, requested }) => {
    const isNothingLeft = left <= 0;
    item.quantity = isNothingLeft ? larger : Math.min(requested, left, MAX_QUANTITY);
    left -= item.quantity;
    return isNothingLeft;
  });
  for (const { item } of lines) {
    const growth = Math.max(0, Math.min(left, MAX_QUANTITY - item.quantity));
    item.quantity += growth;
    left -= growth;
  }
  const brokenRules = variant && stock >= allowed && !isAllowedQuantity(total, variant) ? variant : null;
  return lines.flatMap(({ item, requested }, index) => {
    const title = titleOf(item, sellable);
    const rules = brokenRules && quantityRulesMessage(title, brokenRules);
    const { productId, quantity } = item;
    if (rules && isExcess[index]) return [{ code: 'QUANTITY_NOT_ALLOWED', message: rules, productId }];
    if (quantity === requested) return [];
    const warning = capped(productId, title, quantity);
    return [rules ? { ...warning, message: message('cart.quantityAdjusted', { rules, quantity }) } : warning];
  });
}

function titleOf(line: StoredCartLine, sellable: SellableProducts): string | Message {
  const product = sellable.get(line.productId);
  return product ? variantTitle({ ...line, title: product.title }) : message('product.this');
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
