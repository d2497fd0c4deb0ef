import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { arrivalText, readyText } from '../../../shop/arrival.ts';

interface DeliverySummaryProps {
  method: NonNullable<Order_orderFragment['deliveryMethod']>;
}

/** An order's delivery method and its promised delivery date. */
export function DeliverySummary({ method }: DeliverySummaryProps) {
  const when = method.isPickUp ? readyText(method) : arrivalText(method);
  return (
    <>
      <p>{method.name}</p>
      {method.note && <p>{method.note}</p>}
      {when && <p>{when}</p>}
    </>
  );
}
