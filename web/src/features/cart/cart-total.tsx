import { useCurrency } from '../../shop/use-shop.ts';
import { formatCartMoney } from '../../lib/money.ts';
import { Button } from '../../ui/actions/button.tsx';
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
  const amount = formatCartMoney(subtotal, currency);
  return (
    <section className={styles.card} aria-labelledby="cart-total">
      <h2 className={styles.title} id="cart-total">
        Cart Total
      </h2>
      <dl>
        <div className={styles.sum}>
          <dt>Subtotal:</dt>
          <dd>{amount}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Shipping:</dt>
          <dd>Free</dd>
        </div>
        <div className={styles.sum}>
          <dt>Total:</dt>
          <dd className={styles.total}>{amount}</dd>
        </div>
      </dl>
      {isDraft && <p className={styles.note}>With your changes, which are saved when you proceed.</p>}
      <Button className={styles.proceed} pending={pending} disabled={isEmpty} onClick={onProceed}>
        Proceed to checkout
      </Button>
    </section>
  );
}
