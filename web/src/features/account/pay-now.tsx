import { useShop } from '../../apollo/use-shop.ts';
import type { Order_orderFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import styles from './payment-next.module.css';
import { usePayNow } from './use-pay-now.ts';

/** Leads to the page of the payment provider, for as long as the goods are held. */
export function PayNow({ order }: { order: Order_orderFragment }) {
  const { payNow, isLeaving } = usePayNow(order.id);
  const isSandbox = useShop()?.cardPayment.isSandbox;
  return (
    <>
      {order.paymentDueAt && (
        <p className={styles.next}>
          We hold your order until <DateTime value={order.paymentDueAt} show="date and time" />.
        </p>
      )}
      <Button className={styles.pay} pending={isLeaving} onClick={() => void payNow()}>
        Pay now
      </Button>
      {isSandbox && <p className={styles.next}>Sandbox: only test cards are taken, no money moves.</p>}
    </>
  );
}
