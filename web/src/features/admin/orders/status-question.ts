import type { Order_orderFragment, OrderStatus } from '../../../gql/admin/graphql.ts';

type AskedOrder = Pick<Order_orderFragment, 'number' | 'status' | 'paymentMethod' | 'paymentState'>;

interface StatusQuestion {
  title: string;
  description: string;
  confirmLabel: string;
}

const isKept = (status: OrderStatus) => status === 'PENDING' || status === 'DELIVERED';

/**
 * What is to be asked before an order gets a new status; null when nothing has to be. Calling off and taking back move
 * goods and money, and the customer is told at once; the way back may find the goods sold to somebody else.
 */
export function statusQuestion(order: AskedOrder, next: OrderStatus): StatusQuestion | null {
  if (!isKept(order.status) || isKept(next)) return null;
  const isCancelled = next === 'CANCELLED';
  return {
    title: isCancelled ? `Cancel order #${order.number}?` : `Take order #${order.number} back?`,
    description: `The goods go back into stock, and the customer is told by mail.${moneyWords(order)}`,
    confirmLabel: isCancelled ? 'Cancel order' : 'Set to Returned',
  };
}

function moneyWords({ paymentMethod, paymentState }: AskedOrder): string {
  if (paymentState !== 'PAID') return '';
  if (paymentMethod === 'CARD') return ' The money goes back to the customer’s card.';
  if (paymentMethod === 'BANK') return ' The customer has paid: please give the money back.';
  return ' The cash counts as given back.';
}
