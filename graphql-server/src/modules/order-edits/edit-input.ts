import { z } from 'zod';
import { type UserErrorIssue, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { line, paragraph, requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import { MAX_LINES, MAX_QUANTITY } from '../cart/line-rules.ts';
import { isAllowedQuantity, quantityRulesMessage } from '../catalogue/variants/quantity-rules.ts';
import { type SellableVariant, variantTitle } from '../catalogue/variants/sellable-product.ts';

const quantity = z
  .int(brokenRule('quantity.notWhole'))
  .max(MAX_QUANTITY, brokenRule('quantity.tooHigh', { max: MAX_QUANTITY }));

const discountOf = <Reason extends z.ZodType<string, string>>(reason: Reason) =>
  z
    .object({ amount: z.int().min(0, brokenRule('orderEdit.discountTooLow')), reason })
    .nullish()
    .transform((discount) => discount ?? undefined);

export const editSchema = z.object({
  orderId: z.string(),
  lines: z
    .array(
      z.object({
        orderLineId: z.string(),
        quantity: quantity.min(0, brokenRule('orderEdit.quantityTooLow')),
      }),
    )
    .nullish()
    .transform((lines) => lines ?? []),
  addedLines: z
    .array(z.object({ variantId: z.string(), quantity: quantity.min(1, brokenRule('quantity.tooLow')) }))
    .max(MAX_LINES, brokenRule('orderEdit.tooManyLines', { max: MAX_LINES }))
    .nullish()
    .transform((lines) => lines ?? []),
  deliveryMethodId: z
    .string()
    .nullish()
    .transform((id) => id || undefined),
  discount: discountOf(requiredLine('label.reason', 100)),
});

/** The reason of a discount may still be missing while it is typed. */
export const previewSchema = editSchema.extend({ discount: discountOf(line('label.reason', 100)) });

export const noteSchema = z.object({ note: paragraph('label.note', 500).nullable() });

export type OrderEditInput = z.input<typeof editSchema>;
export type ParsedEdit = z.output<typeof editSchema>;

/** A line of the order, with the units that can't be removed. */
interface CurrentLine {
  id: string;
  title: string;
  quantity: number;
  /** Refunded units and those in open returns. */
  lockedQuantity: number;
  /** A refund, return, withdrawal or download refers to it. */
  isReferenced: boolean;
}

/**
 * The quantities of the order's lines after the edit, by id.
 * @throws UserError INVALID_VALUE for a line of another order, a repeated line, or too few units
 */
export function quantitiesAfter(
  current: readonly CurrentLine[],
  requested: ParsedEdit['lines'],
): Map<string, number> {
  const quantities = new Map(current.map((line) => [line.id, line.quantity]));
  const changed = new Set<string>();
  for (const [index, { orderLineId, quantity }] of requested.entries()) {
    const path = ['input', 'lines', String(index)];
    const line = current.find(({ id }) => id === orderLineId);
    if (!line || changed.has(orderLineId))
      throw userError('INVALID_VALUE', message('orderEdit.lineUnknown'), [...path, 'orderLineId']);
    changed.add(orderLineId);
    const { title, lockedQuantity: min, isReferenced } = line;
    if (quantity < min)
      throw userError('INVALID_VALUE', message('orderEdit.unitsLocked', { title, min }), [
        ...path,
        'quantity',
      ]);
    if (quantity === 0 && isReferenced)
      throw userError('INVALID_VALUE', message('orderEdit.lineReferenced', { title }), [...path, 'quantity']);
    quantities.set(orderLineId, quantity);
  }
  return quantities;
}

/** A line after an edit. */
interface EditedLine {
  title: string;
  colour: string | null;
  size: string | null;
  others: string[];
  quantity: number;
  previousQuantity: number;
}

/**
 * Why a line can't be ordered like this, or should not. `variant` is undefined if it is no longer sold;
 * `stock` counts what the edit releases.
 */
export function lineProblem(
  { quantity, previousQuantity, ...line }: EditedLine,
  variant: SellableVariant | undefined,
  stock: number,
): UserErrorIssue | null {
  if (quantity === previousQuantity) return null;
  const title = variantTitle(line);
  const isMore = quantity > previousQuantity;
  if (isMore && (!variant || stock < quantity - previousQuantity)) {
    const reason =
      variant && stock > 0
        ? message('product.stockShort', { stock, title })
        : message('product.soldOut', { title });
    return { code: 'OUT_OF_STOCK', message: reason, field: null };
  }
  if (!variant || isAllowedQuantity(quantity, variant)) return null;
  return { code: 'QUANTITY_NOT_ALLOWED', message: quantityRulesMessage(title, variant), field: null };
}
