import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';

/** @returns true for no amount and for a refundable amount, or what is wrong with it */
export function amountVerdict(
  text: string,
  { refundableAmount, currencyCode }: Pick<Order_orderFragment, 'refundableAmount' | 'currencyCode'>,
): true | string {
  if (text.trim() === '') return true;
  const amount = parseMoney(text, currencyCode);
  if (amount === null || amount < 1)
    return t`Please enter an amount like ${moneyInputText(refundableAmount, currencyCode)}`;
  return (
    amount <= refundableAmount || t`At most ${formatMoney(refundableAmount, currencyCode)} can be refunded`
  );
}
