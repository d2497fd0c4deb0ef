import { t } from '@lingui/core/macro';
import { haveSameOptions, type LooseOptions } from './chosen-options.ts';
import { MAX_LINE_QUANTITY } from './quantity-note.ts';

/**
 * How many units of a variant an order can have; null for no rule. Minimum and maximum are multiples of the
 * step.
 */
export interface QuantityRules {
  minimumQuantity?: number | null | undefined;
  quantityStep?: number | null | undefined;
  maximumQuantity?: number | null | undefined;
}

/** The fewest units that can be ordered. */
export function smallestQuantity({ minimumQuantity, quantityStep }: QuantityRules): number {
  return minimumQuantity ?? quantityStep ?? 1;
}

/** How many of the units in stock can be ordered, in whole steps; 0 if they are fewer than the minimum. */
export function orderableUnits({ stock, ...rules }: QuantityRules & { stock: number }): number {
  const units = stock - (stock % (rules.quantityStep ?? 1));
  return units < smallestQuantity(rules) ? 0 : units;
}

/** The limits of a quantity field for a variant, in whole steps, and at least the smallest quantity. */
export function quantityLimits(variant: QuantityRules & { stock: number }) {
  const min = smallestQuantity(variant);
  const units = Math.min(variant.stock, variant.maximumQuantity ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  const max = Math.max(min, orderableUnits({ ...variant, stock: units }));
  return { min, step: variant.quantityStep ?? 1, max };
}

/** The quantity, or the next one that the rules allow. */
export function fittedQuantity(quantity: number, rules: QuantityRules): number {
  const { quantityStep, maximumQuantity } = rules;
  const step = quantityStep ?? 1;
  const wholeSteps = Math.ceil(Math.max(quantity, smallestQuantity(rules)) / step) * step;
  return Math.min(wholeSteps, maximumQuantity ?? wholeSteps);
}

/** The lines of variants of which all lines together have a quantity that the rules do not allow. */
export function linesBreakingRules<
  Line extends QuantityRules & LooseOptions & { quantity: number; product: { id: string } },
>(lines: readonly Line[]): Line[] {
  const isSameVariant = (one: Line, other: Line) =>
    one.product.id === other.product.id && haveSameOptions(one, other);
  return lines.filter((line) => {
    const ofVariant = lines.filter((other) => isSameVariant(line, other));
    const units = ofVariant.reduce((sum, { quantity }) => sum + quantity, 0);
    return fittedQuantity(units, line) !== units;
  });
}

/** The rules in words, such as "Sold in packs of 6, at least 12, at most 60"; empty without any. */
export function quantityRulesLabel({
  minimumQuantity,
  quantityStep,
  maximumQuantity: max,
}: QuantityRules): string {
  const step = quantityStep ?? 1;
  const min = (minimumQuantity ?? 1) > step ? minimumQuantity : null;
  if (step > 1) {
    if (min != null && max != null) return t`Sold in packs of ${step}, at least ${min}, at most ${max}`;
    if (min != null) return t`Sold in packs of ${step}, at least ${min}`;
    return max == null ? t`Sold in packs of ${step}` : t`Sold in packs of ${step}, at most ${max}`;
  }
  if (min != null && max != null) return t`At least ${min}, at most ${max} per order`;
  if (min != null) return t`At least ${min} per order`;
  return max == null ? '' : t`At most ${max} per order`;
}
