import { userError } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';

/**
 * How many units of a variant an order can have; null for no rule. Minimum and maximum are multiples of the
 * step.
 */
export interface QuantityRules {
  minimumQuantity: number | null;
  quantityStep: number | null;
  maximumQuantity: number | null;
}

/** As loaded by the ORM. */
type LooseRules = { [Rule in keyof QuantityRules]?: number | null | undefined };

/** Returns only the rules. */
export function quantityRulesIn({
  minimumQuantity,
  quantityStep,
  maximumQuantity,
}: LooseRules): QuantityRules {
  return {
    minimumQuantity: minimumQuantity ?? null,
    quantityStep: quantityStep ?? null,
    maximumQuantity: maximumQuantity ?? null,
  };
}

/** The columns of the rules in a row of `product_variants`. */
export const quantityRuleColumns = ['minimum_quantity', 'quantity_step', 'maximum_quantity'] as const;

export function quantityRulesOfRow(
  row: Record<(typeof quantityRuleColumns)[number], number | null>,
): QuantityRules {
  return {
    minimumQuantity: row.minimum_quantity,
    quantityStep: row.quantity_step,
    maximumQuantity: row.maximum_quantity,
  };
}

/** The fewest units that can be ordered. */
export function smallestQuantity({ minimumQuantity, quantityStep }: LooseRules): number {
  return minimumQuantity ?? quantityStep ?? 1;
}

/** How many of the units in stock can be ordered, in whole steps; 0 if they are fewer than the minimum. */
export function orderableUnits({ stock, ...rules }: LooseRules & { stock: number }): number {
  const units = stock - (stock % (rules.quantityStep ?? 1));
  return units < smallestQuantity(rules) ? 0 : units;
}

/** Whether an order can have this many units, if they are in stock. */
export function isAllowedQuantity(quantity: number, rules: LooseRules): boolean {
  return (
    quantity % (rules.quantityStep ?? 1) === 0 &&
    quantity >= smallestQuantity(rules) &&
    quantity <= (rules.maximumQuantity ?? quantity)
  );
}

/** The quantity that an order can have instead: the next larger one, or within the limit the largest. */
export function fitToRules(quantity: number, rules: LooseRules, limit: number): number {
  const step = rules.quantityStep ?? 1;
  const max = Math.min(limit, rules.maximumQuantity ?? limit);
  const next = Math.ceil(Math.max(quantity, smallestQuantity(rules)) / step) * step;
  return Math.min(next, max - (max % step));
}

/** "Mug: sold in packs of 6, at least 12, at most 60", without the rules that the variant does not have. */
export function quantityRulesMessage(
  title: string | Message,
  { minimumQuantity, quantityStep, maximumQuantity }: QuantityRules,
): Message {
  const step = quantityStep ?? 1;
  const min = minimumQuantity ?? step;
  const max = maximumQuantity ?? 0;
  // A minimum of one pack goes without saying.
  return message('product.quantityRules', { title, step, min: min > step ? min : 0, max });
}

/** @throws UserError INVALID_VALUE if the rules contradict each other; `field` is the path of the variant */
export function assertRulesFit(
  { minimumQuantity, quantityStep, maximumQuantity }: LooseRules,
  field: readonly string[],
): void {
  const step = quantityStep ?? 1;
  for (const [rule, quantity] of Object.entries({ minimumQuantity, maximumQuantity })) {
    if ((quantity ?? 0) % step !== 0)
      throw userError('INVALID_VALUE', message('quantityRule.notMultiple', { step }), [...field, rule]);
  }
  if (maximumQuantity != null && maximumQuantity < (minimumQuantity ?? 1)) {
    throw userError('INVALID_VALUE', message('quantityRule.belowMinimum'), [...field, 'maximumQuantity']);
  }
}
