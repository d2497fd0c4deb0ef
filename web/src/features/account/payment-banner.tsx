import { useSearchParams } from 'react-router-dom';
import type { Order_orderFragment } from '../../gql/graphql.ts';
import { Callout, type CalloutProps } from '../../ui/callout.tsx';
import { usePaymentCheck } from './use-payment-check.ts';

interface Words {
  tone: NonNullable<CalloutProps['tone']>;
  title: string;
  text: string;
}

/**
 * For whoever comes back from the payment provider. It never says more than the shop knows of the payment: the address
 * that somebody comes back to proves nothing.
 */
export function PaymentBanner({ order }: { order: Order_orderFragment }) {
  const outcome = useSearchParams()[0].get('payment');
  usePaymentCheck(order.id, outcome === 'done' && order.paymentStep === 'PAY');
  const words = wordsFor(outcome, order);
  return (
    <div role="status">
      {words && (
        <Callout tone={words.tone} title={words.title}>
          <p>{words.text}</p>
        </Callout>
      )}
    </div>
  );
}

function wordsFor(
  outcome: string | null,
  { paymentState, paymentStep, status }: Order_orderFragment,
): Words | null {
  if (outcome !== 'done' && outcome !== 'cancelled') return null;
  if (paymentState === 'PAID' && paymentStep === 'NONE') {
    return {
      tone: 'success',
      title: 'Thank you! Your order is paid.',
      text: 'We send it as soon as we can.',
    };
  }
  if (paymentStep === 'PROCESSING') {
    const text = 'Your bank confirms it within some days. Until then we hold your order.';
    return { tone: 'info', title: 'Thank you! Your payment is on its way.', text };
  }
  if (paymentStep === 'PAY' && outcome === 'done') {
    const text = 'That takes a moment. This page changes by itself as soon as we know.';
    return { tone: 'info', title: 'We are checking your payment …', text };
  }
  if (paymentStep === 'PAY') {
    const text = 'Nothing was taken from your card. You can pay now, or cancel the order.';
    return { tone: 'warning', title: 'You have not paid yet', text };
  }
  if (status === 'CANCELLED' && paymentState === 'UNPAID') {
    const text = 'The time to pay it was over. If you did pay, the money comes back to you.';
    return { tone: 'warning', title: 'This order was called off', text };
  }
  return null;
}
