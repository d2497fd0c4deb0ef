import type { BankAccount } from '../../config.ts';
import type { Order } from '../orders/order.ts';
import type { Block, Fact } from './letter.ts';

/** How to pay an order by bank transfer that is not paid; nothing for any other. `money` writes an amount. */
export function bankTransferBlocks(
  order: Order,
  account: BankAccount | null,
  money: (amount: number) => string,
  date: (moment: Date) => string,
): Block[] {
  const { paymentMethod, paymentState, status, paymentReference, paymentDueAt } = order;
  if (paymentMethod !== 'BANK' || paymentState !== 'UNPAID' || status !== 'PENDING') return [];
  const due = paymentDueAt ? ` by ${date(paymentDueAt)}; after that we call the order off` : '';
  const text = account
    ? `Please transfer the total to our account${due}.`
    : `Please pay by bank transfer${due}. Answer to this mail if you don't know our account.`;
  const facts = [
    { label: 'Amount', value: money(order.total) },
    { label: 'Reference', value: paymentReference ?? order.number },
    ...(account ? accountFacts(account) : []),
  ];
  return [
    { type: 'text', text },
    { type: 'facts', facts },
  ];
}

function accountFacts({ holder, iban, bic, bank }: BankAccount): Fact[] {
  return [
    { label: 'Account holder', value: holder },
    { label: 'IBAN', value: iban },
    ...(bic ? [{ label: 'BIC', value: bic }] : []),
    ...(bank ? [{ label: 'Bank', value: bank }] : []),
  ];
}
