import { userError } from '../../errors.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import {
  resolveVariant,
  hasVariant,
  isSameVariant,
  type Line,
  MAX_LINES,
  MAX_QUANTITY,
  type Variant,
} from './line-rules.ts';

/** A line that lies in the cart. */
export interface StoredCartLine extends Line {
  id: string;
  /** In cents, at which the shopper last saw the product. */
  seenPrice: number;
}

/** Something that the shop changed by itself, or that the shopper should know. */
export interface CartWarning {
  code: 'QUANTITY_CAPPED' | 'PRODUCT_UNAVAILABLE' | 'PRICE_CHANGED' | 'STOCK_SHORT' | 'SOLD_OUT';
  message: string;
  productId: string;
}

/** A wish that is checked against its product, with today's price in cents and the path of the input that it came from. */
export interface NewLine extends Line {
  price: number;
  field: string[];
}

/** The lines after a change; `named` tells, by line id, which of them the input named, and where. */
export interface Change {
  items: StoredCartLine[];
  named: Map<string, string[]>;
}

export type SellableProducts = ReadonlyMap<string, SellableProduct>;

/** Takes lines that can't be bought any more out, with warnings. */
export function dropUnavailable(
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
): { items: StoredCartLine[]; warnings: CartWarning[] } {
  const [kept, dropped]: [StoredCartLine[], StoredCartLine[]] = [[], []];
  for (const item of items) (isAvailable(item, sellable) ? kept : dropped).push(item);
  const warnings = dropped.map((item) => unavailable(item, sellable.get(item.productId)));
  return { items: kept, warnings: withoutRepeats(warnings) };
}

function isAvailable(item: StoredCartLine, sellable: SellableProducts): boolean {
  const product = sellable.get(item.productId);
  return product !== undefined && !product.isWithdrawn && hasVariant(product.options, item);
}

/** The warning for a line whose product, or else whose variant, went away. */
export function unavailable(
  { productId, colour, size }: Variant,
  product: SellableProduct | undefined,
): CartWarning {
  const choice = [colour, size].filter((name) => name !== null).join(', ');
  const title = product?.title ?? 'A product';
  const what = product && !product.isWithdrawn && choice !== '' ? `${title} (${choice})` : title;
  const message = `${what} is no longer available and was taken out of the cart.`;
  return { code: 'PRODUCT_UNAVAILABLE', message, productId };
}

/** What is said of a product is said once, however many of its lines and of a caller's it is true of. */
export function withoutRepeats(warnings: readonly CartWarning[]): CartWarning[] {
  return [...new Map(warnings.map((warning) => [warning.productId + warning.message, warning])).values()];
}

/**
 * Fits the named lines to the stock, which all lines of a product share; lines that the input did not name are
 * left alone and count first. A line gets what is left at most, with a warning. Where nothing is left, a line
 * that was there `before` stays as it was, but can't be ordered: taking it away would lose the shopper's choice,
 * and there may be stock again tomorrow. A new one is refused. Adding passes no `before`: wanting more of what
 * is gone is refused either way.
 * @throws UserError OUT_OF_STOCK
 */
export function fitToStock(
  { items, named }: Change,
  before: readonly StoredCartLine[],
  sellable: SellableProducts,
): { items: StoredCartLine[]; warnings: CartWarning[] } {
  const left = new Map([...sellable].map(([id, product]) => [id, product.stock]));
  const take = (item: StoredCartLine) =>
    left.set(item.productId, (left.get(item.productId) ?? 0) - item.quantity);
  for (const item of items) if (!named.has(item.id)) take(item);

  const warnings: CartWarning[] = [];
  const fitted = items.map((item) => {
    const field = named.get(item.id);
    if (!field) return item;
    const available = left.get(item.productId) ?? 0;
    const limit = available > 0 ? available : (before.find((old) => old.id === item.id)?.quantity ?? 0);
    const title = sellable.get(item.productId)?.title ?? 'This product';
    if (limit === 0) throw soldOut(title, sellable.get(item.productId)?.stock ?? 0, field);
    const quantity = Math.min(item.quantity, limit);
    if (quantity < item.quantity) warnings.push(capped(item.productId, title, quantity));
    const line = { ...item, quantity };
    take(line);
    return line;
  });
  return { items: fitted, warnings };
}

function capped(productId: string, title: string, quantity: number): CartWarning {
  const message = `There are not enough of ${title}: the quantity is now ${quantity}.`;
  return { code: 'QUANTITY_CAPPED', message, productId };
}

function soldOut(title: string, stock: number, field: string[]) {
  const message =
    stock > 0 ? `All ${stock} of ${title} that are left lie in your cart already.` : `${title} is sold out.`;
  return userError('OUT_OF_STOCK', message, [...field, 'quantity']);
}

/** @throws UserError CART_FULL for more lines, or more of one thing, than a cart or an order holds */
export function assertWithinLimits({ items, named }: Change): void {
  if (items.length > MAX_LINES) throw userError('CART_FULL', `At most ${MAX_LINES} lines are possible.`);
  const tooMany = items.find((item) => item.quantity > MAX_QUANTITY);
  if (!tooMany) return;
  const field = named.get(tooMany.id);
  const message = `At most ${MAX_QUANTITY} of one thing are possible.`;
  throw userError('CART_FULL', message, field ? [...field, 'quantity'] : null);
}

/**
 * Holds lines of a client against the catalogue; `field` is the path of their list. Lines that `isLeftOut` are passed over.
 * @throws UserError NOT_FOUND for an unknown or withdrawn product, VARIANT_UNKNOWN for a choice it does not have
 */
export function linesToAdd(
  lines: readonly Line[],
  sellable: SellableProducts,
  field: string[],
  isLeftOut: (line: Line) => boolean = () => false,
): NewLine[] {
  return lines.flatMap((line, index) =>
    isLeftOut(line) ? [] : [toNewLine(line, sellable, [...field, String(index)])],
  );
}

function toNewLine(line: Line, sellable: SellableProducts, field: string[]): NewLine {
  const product = sellable.get(line.productId);
  if (!product || product.isWithdrawn) {
    throw userError('NOT_FOUND', 'There is no such product.', [...field, 'productId']);
  }
  return { ...resolveVariant(product, line, field), price: product.salePrice, field };
}

/**
 * Whether a line is of something that could be bought once and can't be any more: a withdrawn product, or a
 * variant that lies in the cart but has vanished. Unlike a wrong line, that is nobody's mistake.
 */
export function isUnavailable(
  line: Line,
  stored: readonly StoredCartLine[],
  sellable: SellableProducts,
): boolean {
  const product = sellable.get(line.productId);
  if (!product) return false;
  return (
    product.isWithdrawn ||
    (!hasVariant(product.options, line) && stored.some((item) => isSameVariant(item, line)))
  );
}
