import { userError } from '../../errors.ts';
import { type SellableProduct, variantTitle } from '../catalogue/variants/sellable-product.ts';
import { orderableUnits, quantityRulesIn } from '../catalogue/variants/quantity-rules.ts';
import { isSameCombination, optionWords } from '../catalogue/variants/variant-rules.ts';
import {
  type Choice,
  type Line,
  MAX_LINES,
  MAX_QUANTITY,
  type RequestedLine,
  resolveVariant,
  variantIn,
} from './line-rules.ts';
import { assertAllowedQuantities, unitsOf } from './allowed-quantities.ts';
import { isAsShown, type LineFields, readLineFields } from './line-fields.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';

/** A line stored in a cart. */
export interface StoredCartLine extends Line {
  id: string;
  /** The price the customer last saw. */
  seenPrice: MinorUnits;
}

/** A change that the shop made by itself, or something the customer should know. */
export interface CartWarning {
  code:
    | 'QUANTITY_CAPPED'
    | 'PRODUCT_UNAVAILABLE'
    | 'PRICE_CHANGED'
    | 'STOCK_SHORT'
    | 'SOLD_OUT'
    | 'QUANTITY_NOT_ALLOWED';
  message: Message;
  productId: string;
}

/** A requested line, checked against its product, with the current price and the path of its input. */
export interface NewLine extends Line {
  price: MinorUnits;
  field: string[];
}

/** The lines after a change. `named` maps the ids of lines in the input to their paths. */
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
  const [available, dropped]: [StoredCartLine[], StoredCartLine[]] = [[], []];
  for (const item of items) (isAvailable(item, sellable) ? available : dropped).push(item);
  const warnings = dropped.map((item) => unavailable(item, sellable.get(item.productId)));
  return { items: available, warnings: withoutRepeats(warnings) };
}

function isAvailable({ productId, variantId }: StoredCartLine, sellable: SellableProducts): boolean {
  return variantIn(sellable.get(productId), variantId) !== undefined;
}

/** The warning for a line whose product or variant is no longer available. */
export function unavailable(
  { productId, ...combination }: Choice,
  product: SellableProduct | undefined,
): CartWarning {
  const options = optionWords(combination);
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

/** Removes repeated warnings, which several lines or callers may produce for one product. */
export function withoutRepeats(warnings: readonly CartWarning[]): CartWarning[] {
  return [
    ...new Map(
      warnings.map((warning) => [JSON.stringify([warning.productId, warning.message]), warning]),
    ).values(),
  ];
}

/**
 * The stock for a line: what lines with other values of the custom fields leave of its variant's. 0 or less:
 * there is none.
 */
export function stockFor(
  { id, variantId }: Pick<StoredCartLine, 'id' | 'variantId'>,
  lines: readonly StoredCartLine[],
  stock: number,
): number {
  const others = lines.filter((line) => line.variantId === variantId && line.id !== id);
  return others.reduce((left, { quantity }) => left - quantity, stock);
}

/**
 * Limits the lines in the input to the stock of their variants; other lines stay unchanged. A line gets at
 * most the stock that other lines of its variant leave, with a warning. If there is none, a line that was
 * there `before` keeps at most its quantity but can't be ordered: removing it would lose the customer's
 * choice, and it may be in stock again tomorrow. A new line is rejected. Adding passes no `before`, so adding
 * more of a sold-out item is always rejected.
 * @throws UserError OUT_OF_STOCK, or QUANTITY_NOT_ALLOWED for a new quantity that breaks its variant's rules
 */
export function fitToStock(
  { items, named }: Change,
  before: readonly StoredCartLine[],
  sellable: SellableProducts,
): { items: StoredCartLine[]; warnings: CartWarning[] } {
  const warnings: CartWarning[] = [];
  const quantityBefore = (id: string) => before.find((old) => old.id === id)?.quantity ?? 0;
  // A line leaves to those after it what they had, so that all lines of a variant share the stock.
  const fitted = items.map((item) =>
    named.has(item.id) ? { ...item, quantity: Math.min(item.quantity, quantityBefore(item.id)) } : item,
  );
  for (const [index, item] of items.entries()) {
    const field = named.get(item.id);
    if (!field) continue;
    const product = sellable.get(item.productId);
    const variant = variantIn(product, item.variantId);
    const stock = variant ? orderableUnits(variant) : 0;
    const left = stockFor(item, fitted, stock);
    const limit = left > 0 ? left : quantityBefore(item.id);
    const title = product ? variantTitle({ ...item, title: product.title }) : message('product.this');
    if (limit === 0) {
      const reason =
        stock === 0 ? message('product.soldOut', { title }) : message('product.stockShort', { stock, title });
      throw userError('OUT_OF_STOCK', reason, [...field, 'quantity']);
    }
    const quantity = Math.min(item.quantity, limit);
    if (quantity < item.quantity) warnings.push(capped(item.productId, title, quantity));
    fitted[index] = { ...item, quantity };
  }
  assertChangedQuantities({ items: fitted, named }, before, sellable);
  return { items: fitted, warnings };
}

/**
 * Checks the variants in the input. One that had the same quantity `before` a rule existed may keep it in the
 * cart; it can't be ordered like this.
 * @throws as `assertAllowedQuantities` does
 */
function assertChangedQuantities(
  { items, named }: Change,
  before: readonly StoredCartLine[],
  sellable: SellableProducts,
): void {
  const of = (lines: readonly StoredCartLine[], id: string) =>
    lines.filter(({ variantId }) => variantId === id);
  const changed = items.filter(({ variantId }) => {
    const ofVariant = of(items, variantId);
    return ofVariant.some(({ id }) => named.has(id)) && unitsOf(ofVariant) !== unitsOf(of(before, variantId));
  });
  // The error belongs to a line of the input.
  const inputFirst = changed.toSorted(
    (one, other) => Number(named.has(other.id)) - Number(named.has(one.id)),
  );
  assertAllowedQuantities(
    inputFirst.flatMap((item) => {
      const product = sellable.get(item.productId);
      const variant = variantIn(product, item.variantId);
      const field = named.get(item.id);
      if (!product || !variant) return [];
      const { title } = product;
      return [{ ...item, ...quantityRulesIn(variant), title, field: field ? [...field, 'quantity'] : null }];
    }),
  );
}

/** Whether enough of a client's line is in stock for an order. */
export function isOrderable(line: Choice, product: SellableProduct | undefined): boolean {
  if (!product || product.isWithdrawn) return false;
  return product.variants.some(
    (variant) => !variant.isWithdrawn && isSameCombination(variant, line) && orderableUnits(variant) > 0,
  );
}

/** The warning for a line that was not added, because it is not orderable. */
export function notAdded(
  { productId, ...combination }: Choice,
  product: SellableProduct | undefined,
): CartWarning {
  const title = product ? variantTitle({ ...combination, title: product.title }) : message('product.unnamed');
  return {
    code: 'PRODUCT_UNAVAILABLE',
    message: message('variant.notOffered', { wanted: title }),
    productId,
  };
}

/** The warning for a line that was limited to a quantity. */
export function capped(productId: string, title: string | Message, quantity: number): CartWarning {
  return {
    code: 'QUANTITY_CAPPED',
    message: message('cart.quantityCapped', { title, quantity }),
    productId,
  };
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

interface LinesBefore {
  isLeftOut?: (line: RequestedLine) => boolean;
  /** Lines whose values need no check if they are the same: the rules may have changed since. */
  before?: readonly StoredCartLine[];
}

/**
 * Checks a client's lines against the catalogue and their custom fields; `field` is the path of their list.
 * Lines for which `isLeftOut` is true are skipped.
 * @throws UserError NOT_FOUND for an unknown or withdrawn product, VARIANT_UNKNOWN for a variant it does not
 * have, INVALID_VALUE or REQUIRED for what was filled in
 */
export function linesToAdd(
  lines: readonly RequestedLine[],
  sellable: SellableProducts,
  lineFields: LineFields,
  field: string[],
  { isLeftOut = () => false, before = [] }: LinesBefore = {},
): NewLine[] {
  return lines.flatMap((line, index) =>
    isLeftOut(line) ? [] : [toNewLine(line, sellable, lineFields, [...field, String(index)], before)],
  );
}

function toNewLine(
  { fields, ...line }: RequestedLine,
  sellable: SellableProducts,
  lineFields: LineFields,
  field: string[],
  before: readonly StoredCartLine[],
): NewLine {
  const product = sellable.get(line.productId);
  if (!product || product.isWithdrawn) {
    throw userError('NOT_FOUND', message('product.notFound'), [...field, 'productId']);
  }
  const { variant, ...resolved } = resolveVariant(product, line, field);
  const customFields =
    before.find((item) => item.variantId === variant.id && isAsShown(lineFields, product, item, fields))
      ?.customFields ?? readLineFields(lineFields, product, fields, field);
  return { ...resolved, customFields, price: variant.salePrice, field };
}

/**
 * Whether a line could once be bought but no longer can: its product was withdrawn, or its variant was in the
 * cart but no longer exists. Unlike an invalid line, this is not the client's mistake.
 */
export function isUnavailable(
  line: RequestedLine,
  stored: readonly StoredCartLine[],
  sellable: SellableProducts,
): boolean {
  const product = sellable.get(line.productId);
  if (!product) return false;
  const storedLine = stored.find(
    (item) => item.productId === line.productId && isSameCombination(item, line),
  );
  return product.isWithdrawn || (storedLine !== undefined && !variantIn(product, storedLine.variantId));
}
