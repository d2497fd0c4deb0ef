import { Trans } from '@lingui/react/macro';
import { useCurrency } from '../../shop/use-shop.ts';
import { formatCartMoney } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Totals } from '../orders/totals.tsx';
import styles from './cart-total.module.css';

interface CartTotalProps {
  /** In minor units, for the quantities on the screen. */
  subtotal: number;
  /** Whether there are unsaved quantities. */
  isDraft: boolean;
  /** Whether no line would remain. */
  isEmpty: boolean;
  pending: boolean;
  onProceed: () => void;
}

/** The cart's total and the link to the checkout, which saves unsaved edits first. */
export function CartTotal({ subtotal, isDraft, isEmpty, pending, onProceed }: CartTotalProps) {
  const currency = useCurrency();
  return (
    <section className={styles.card} aria-labelledby="cart-total" data-toasts-beside>
      <h2 className={styles.title} id="cart-total">
        <Trans>Cart Total</Trans>
      </h2>
      <Totals
        subtotal={subtotal}
        shipping={0}
        total={subtotal}
        currency={currency}
        format={formatCartMoney}
        look="ruled"
      />
      {isDraft && (
        <p className={styles.note}>
          <Trans>With your changes, which are saved when you proceed.</Trans>
        </p>
      )}
      <Button className={styles.proceed} pending={pending} disabled={isEmpty} onClick={onProceed}>
        <Trans>Proceed to checkout</Trans>
      </Button>
    </section>
  );
}
