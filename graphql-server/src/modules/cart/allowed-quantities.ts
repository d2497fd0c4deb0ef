import { UserError, type UserErrorIssue } from '../../errors.ts';
import { variantTitle } from '../catalogue/variants/sellable-product.ts';
import {
  isAllowedQuantity,
  type QuantityRules,
  quantityRulesMessage,
} from '../catalogue/variants/quantity-rules.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';
import type { Line } from './line-rules.ts';

type Units = Pick<Line, 'variantId' | 'quantity'>;

/** A line with its variant's rules, and the path of its quantity in the input. */
interface RuledLine extends Units, Combination, QuantityRules {
  title: string;
  field: string[] | null;
}

/** The first line of each variant of which all lines together have a quantity that its rules do not allow. */
export function linesBreakingRules<RuledUnits extends Units & QuantityRules>(
  lines: readonly RuledUnits[],
): RuledUnits[] {
  const ofVariants = [...Map.groupBy(lines, ({ variantId }) => variantId).values()];
  return ofVariants.flatMap((ofVariant) =>
    isAllowedQuantity(unitsOf(ofVariant), ofVariant[0] ?? {}) ? [] : ofVariant.slice(0, 1),
  );
}

/** @throws UserError QUANTITY_NOT_ALLOWED with an issue for each variant whose rules are broken */
export function assertAllowedQuantities(lines: readonly RuledLine[]): void {
  const [first, ...rest] = linesBreakingRules(lines).map(({ field, ...line }): UserErrorIssue => ({
    code: 'QUANTITY_NOT_ALLOWED',
    message: quantityRulesMessage(variantTitle(line), line),
    field,
  }));
  if (first) throw new UserError([first, ...rest]);
}

/** The units of lines together. */
export const unitsOf = (lines: readonly Units[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
