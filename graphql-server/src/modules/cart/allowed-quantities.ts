import { UserError, type UserErrorIssue } from '../../errors.ts';
import { type SellableProduct, variantTitle } from '../catalogue/variants/sellable-product.ts';
import {
  isAllowedQuantity,
  type QuantityRules,
  quantityRulesIn,
  quantityRulesMessage,
} from '../catalogue/variants/quantity-rules.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';
import type { Change, StoredCartLine } from './cart-rules.ts';
import { type Line, variantIn } from './line-rules.ts';

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

/**
 * Checks the variants in the input. One that had the same quantity `before` a rule existed may keep it in the
 * cart; it can't be ordered like this.
 * @throws as `assertAllowedQuantities` does
 */
export function assertChangedQuantities(
  { items, named }: Change,
  before: readonly StoredCartLine[],
  sellable: ReadonlyMap<string, SellableProduct>,
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

const unitsOf = (lines: readonly Units[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
