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
import { type Message, message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money.ts';

/** A line stored in a cart. */
export interface StoredCartLine extends Line {
  id: string;
  /** The price the customer last saw. */
  seenPrice: MinorUnits;
}

/** Something the shop changed by itself, or that the customer should know. */
export interface CartWarning {
  code: 'QUANTITY_CAPPED' | 'PRODUCT_UNAVAILABLE' | 'PRICE_CHANGED' | 'STOCK_SHORT' | 'SOLD_OUT';
  message: Message;
  productId: string;
}

/**
 * A requested line that has been checked against its product, with today's price and the path of its input.
 */
export interface NewLine extends Line {
  price: MinorUnits;
  field: string[];
}

/** The lines after a change. `named` maps the ids of the lines that the input named to their paths. */
export interface Change {
  items: StoredCartLine[];
  named: Map<string, string[]>;
}

export type SellableProducts = ReadonlyMap<string, SellableProduct>;

/** Removes lines that can no longer be bought, with warnings. */
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

/** The warning for a line whose product or variant is no longer available. */
export function unavailable(
  { productId, colour, size }: Variant,
  product: SellableProduct | undefined,
): CartWarning {
  const options = [colour, size].filter((name) => name !== null).join(', ');
  const title = product?.title ?? message('product.unnamed');
  const isVariantGone = product && !product.isWithdrawn && options !== '';
  return {
    code: 'PRODUCT_UNAVAILABLE',
    message: isVariantGone
      ? message('cart.variantUnavailable', { title, options })
      : message('cart.productUnavailable', { title }),
    productId,
  };
}

/** A warning about a product is given once, however many lines or callers produce it. */
export function withoutRepeats(warnings: readonly CartWarning[]): CartWarning[] {
  return [
    ...new Map(
      warnings.map((warning) => [JSON.stringify([warning.productId, warning.message]), warning]),
    ).values(),
  ];
}

/**
 * Limits the named lines to the stock, which all lines of a product share; lines the input did not name are left alone
 * and count first. A line gets at most what is left, with a warning. If nothing is left, a line that was there `before`
 * stays as it was but can't be ordered: removing it would lose the customer's choice, and there may be stock again
 * tomorrow. A new one is rejected. Adding passes no `before`: adding more of an item that is out of stock is always
 * rejected.
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
    const title = sellable.get(item.productId)?.title ?? message('product.this');
    if (limit === 0) throw soldOut(title, sellable.get(item.productId)?.stock ?? 0, field);
    const quantity = Math.min(item.quantity, limit);
    if (quantity < item.quantity) warnings.push(capped(item.productId, title, quantity));
    const line = { ...item, quantity };
    take(line);
    return line;
  });
  return { items: fitted, warnings };
}

function capped(productId: string, title: string | Message, quantity: number): CartWarning {
  return {
    code: 'QUANTITY_CAPPED',
    message: message('cart.quantityCapped', { title, quantity }),
    productId,
  };
}

function soldOut(title: string | Message, stock: number, field: string[]) {
  const reason =
    stock > 0 ? message('cart.allLeftInCart', { stock, title }) : message('product.soldOut', { title });
  return userError('OUT_OF_STOCK', reason, [...field, 'quantity']);
}

/** @throws UserError CART_FULL for more lines, or more units of one line, than a cart or order may hold */
export function assertWithinLimits({ items, named }: Change): void {
  if (items.length > MAX_LINES)
    throw userError('CART_FULL', message('cart.tooManyLines', { max: MAX_LINES }));
  const tooMany = items.find((item) => item.quantity > MAX_QUANTITY);
  if (!tooMany) return;
  const field = named.get(tooMany.id);
  const reason = message('cart.tooManyOfOne', { max: MAX_QUANTITY });
  throw userError('CART_FULL', reason, field ? [...field, 'quantity'] : null);
}

/**
 * Checks a client's lines against the catalogue; `field` is the path of their list. Lines for which `isLeftOut` is true
 * are skipped.
 * @throws UserError NOT_FOUND for an unknown or withdrawn product, VARIANT_UNKNOWN for a variant it does not have
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
    throw userError('NOT_FOUND', message('product.notFound'), [...field, 'productId']);
  }
  return { ...resolveVariant(product, line, field), price: product.salePrice, field };
}

/**
 * Whether a line could once be bought but no longer can: its product was withdrawn, or its variant was in the cart but
 * no longer exists. Unlike an invalid line, this is not the caller's mistake.
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
