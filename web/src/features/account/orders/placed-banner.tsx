import { paths } from '../../../app/paths.ts';
import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

/** The confirmation after the checkout: what was done, and what comes next. */
export function PlacedBanner({ order }: { order: Order_orderFragment }) {
  const amount = formatMoney(order.total, order.currencyCode);
  return (
    <Callout tone="success" title="Thank you! Your order is placed." role="status">
      <p>
        Its number is <strong>{order.number}</strong>. {nextStepText(order, amount)}
      </p>
      <p>
        You find it under <TextLink to={paths.account.orders()}>My Orders</TextLink>, or{' '}
        <TextLink to={paths.shop()}>go on shopping</TextLink>.
      </p>
    </Callout>
  );
}

function nextStepText({ paymentMethod }: Order_orderFragment, amount: string): string {
  return paymentMethod === 'BANK'
    ? `Please transfer ${amount} as it says below. We send your order as soon as the money has arrived.`
    : `We bring your order to you; please have ${amount} ready then.`;
}
