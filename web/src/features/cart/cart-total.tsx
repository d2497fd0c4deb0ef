import { Trans } from '@lingui/react/macro';
import { useCurrency } from '../../shop/use-shop.ts';
import type {
  Adjustment_adjustmentFragment,
  CodeResult_codeFragment,
  Totals_totalsFragment,
} from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Totals } from '../orders/shared/totals.tsx';
import { CartCodes } from './cart-codes.tsx';
import styles from './cart-total.module.css';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import type { Destination } from './use-destination.ts';
import type { Delivery } from './draft/use-draft-prices.ts';

interface CartTotalProps {
  totals: Totals_totalsFragment;
  /** Whether anything must be delivered. */
  requiresShipping: boolean;
  adjustments: readonly Adjustment_adjustmentFragment[];
  /** Whether the totals belong to earlier quantities than the ones on screen. */
  isOutdated: boolean;
  /** Whether pricing the quantities on screen failed. */
  isFailed: boolean;
  /** Whether there are unsaved quantities. */
  isDraft: boolean;
  /** Whether saving would leave no lines. */
  isEmpty: boolean;
  pending: boolean;
  codes: readonly CodeResult_codeFragment[];
  onProceed: () => void;
  /** The delivery options; null if unknown or not requested. */
  delivery: Delivery | null;
  destination: Destination;
}

/** The cart's total and the link to the checkout, which saves unsaved edits first. */
export function CartTotal({
  totals,
  requiresShipping,
  adjustments,
  isOutdated,
  isFailed,
  isDraft,
  isEmpty,
  pending,
  codes,
  onProceed,
  delivery,
  destination,
}: CartTotalProps) {
  const currency = useCurrency();
  return (
    <section className={styles.card} aria-labelledby="cart-total" data-toasts-beside>
      <h2 className={styles.title} id="cart-total">
        <Trans>Cart Total</Trans>
      </h2>
      <CartCodes codes={codes} />
      <Totals
        totals={totals}
        requiresShipping={requiresShipping}
        adjustments={adjustments}
        isOutdated={isOutdated}
        currency={currency}
        look="ruled"
      />
      {requiresShipping && <DeliveryEstimate delivery={delivery} destination={destination} />}
      {isDraft && (
        <p className={styles.note}>
          {isFailed ? (
            <Trans>We could not calculate the new total. Update the cart to see it.</Trans>
          ) : (
            <Trans>Includes your changes, which are saved when you proceed.</Trans>
          )}
        </p>
      )}
      <Button className={styles.proceed} pending={pending} disabled={isEmpty} onClick={onProceed}>
        <Trans>Proceed to checkout</Trans>
      </Button>
    </section>
  );
}
