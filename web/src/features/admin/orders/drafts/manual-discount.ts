import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type { ManualDiscountInput, ManualDiscount_discountFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';

/** A discount as typed; an empty amount is none. */
export interface DiscountValues {
  /** An amount, or a percentage with its sign. */
  discount: string;
  discountReason: string;
}

/** A discount of a stored draft, as it would be typed. */
export function discountValues(
  discount: ManualDiscount_discountFragment | null | undefined,
  currency: string,
): DiscountValues {
  const { amount, percent, reason = '' } = discount ?? {};
  const text = percent == null ? (amount == null ? '' : moneyInputText(amount, currency)) : `${percent}%`;
  return { discount: text, discountReason: reason };
}

/** Parses a typed discount, such as "5.00" or "10%"; null for anything else. */
export function discountInput(
  { discount, discountReason }: DiscountValues,
  currency: string,
): ManualDiscountInput | null {
  const reason = discountReason.trim();
  const percent = /^(\d{1,3})\s*%$/u.exec(discount.trim())?.[1];
  if (percent !== undefined)
    return Number(percent) < 1 || Number(percent) > 100 ? null : { percent: Number(percent), reason };
  const amount = parseMoney(discount, currency);
  return amount ? { amount, reason } : null;
}

/** A discount in a few words, such as "10% off (Loyal customer)". */
export function manualDiscountLabel(
  { amount, percent, reason }: ManualDiscount_discountFragment,
  currency: string,
): string {
  const value = percent == null ? formatMoney(amount ?? 0, currency) : `${percent}%`;
  return t`${value} off (${reason})`;
}
