import { t } from '@lingui/core/macro';
import type { VatNumberStatus } from '../../../gql/graphql.ts';

interface CheckedPreview {
  vatNumberCheck?: { status: VatNumberStatus; name?: string | null } | null;
  totals: { isReverseCharge: boolean };
}

/** What the check of a VAT number means for the price; empty without a number. */
export function vatNumberResult({ vatNumberCheck, totals }: CheckedPreview): string {
  if (!vatNumberCheck) return '';
  const { status, name } = vatNumberCheck;
  if (status === 'UNAVAILABLE')
    return t`VAT numbers can’t be checked right now, so VAT is charged. You can still order.`;
  if (status === 'INVALID') return t`This is no valid VAT number, so VAT is charged.`;
  if (!totals.isReverseCharge) return t`This VAT number is valid. VAT is charged for this order.`;
  return name == null
    ? t`This VAT number is valid. No VAT is charged.`
    : t`Valid: ${name}. No VAT is charged.`;
}
