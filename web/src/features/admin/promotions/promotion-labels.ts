import { plural, t } from '@lingui/core/macro';
import type { PromotionForm_promotionFragment, PromotionStatus } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';

export const promotionStatusLabels = (): Record<PromotionStatus, string> => ({
  ACTIVE: t`Active`,
  SCHEDULED: t`Scheduled`,
  ENDED: t`Ended`,
  OFF: t`Off`,
});

/** Describes a promotion's discount in a few words. */
export function describeEffect(
  { kind, percent, amount, buyQuantity, getQuantity }: PromotionForm_promotionFragment,
  currency: string,
): string {
  switch (kind) {
    case 'PERCENT':
      return t`${percent ?? 0}% off`;
    case 'AMOUNT':
      return t`${formatMoney(amount ?? 0, currency)} off`;
    case 'FREE_DELIVERY':
      return t`Free delivery`;
    case 'BUY_X_GET_Y':
      return percent === 100
        ? t`Buy ${buyQuantity ?? 0}, get ${getQuantity ?? 0} free`
        : t`Buy ${buyQuantity ?? 0}, get ${getQuantity ?? 0} at ${percent ?? 0}% off`;
  }
}

/** Describes how often a promotion was used. */
export function describeUses({ uses, usageLimit }: PromotionForm_promotionFragment): string {
  return usageLimit == null ? plural(uses, { one: '# use', other: '# uses' }) : t`${uses} of ${usageLimit}`;
}
