import { useShop } from '../../../shop/use-shop.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import styles from './payment-next.module.css';
import { usePayNow } from './use-pay-now.ts';

interface PayNowProps extends Pick<ButtonProps, 'variant'> {
  orderId: string;
}

/** Leads to the page of the payment provider. */
export function PayNow({ orderId, variant }: PayNowProps) {
  const { payNow, isLeaving } = usePayNow(orderId);
  const isSandbox = useShop()?.cardPayment.isSandbox;
  return (
    <>
      <Button className={styles.pay} variant={variant} pending={isLeaving} onClick={() => void payNow()}>
        Pay now
      </Button>
      {isSandbox && <p className={styles.sandbox}>Sandbox: only test cards are taken, no money moves.</p>}
    </>
  );
}
