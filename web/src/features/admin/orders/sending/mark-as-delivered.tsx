import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { StatusQuestion, useStatusChange } from '../status/status-change.tsx';
import styles from './mark-as-delivered.module.css';

interface MarkAsDeliveredProps {
  order: Order_orderFragment;
  /** Whether everything was shipped, so that this is the next step. */
  isNext: boolean;
}

/** The last step of an order, with an explanation. */
export function MarkAsDelivered({ order, isNext }: MarkAsDeliveredProps) {
  const heading = () => document.querySelector('h1');
  const changing = useStatusChange(order, () => heading()?.focus());
  const isCash = order.paymentMethod === 'CASH_ON_DELIVERY' && order.paymentState === 'UNPAID';
  return (
    <>
      {isNext && (
        <div>
          <Button block pending={changing.isSaving} onClick={() => changing.change('DELIVERED')}>
            <Trans>Mark as delivered</Trans>
          </Button>
          <p className={styles.effect}>
            {isCash
              ? t`The customer is notified by email, and the cash is recorded as collected.`
              : t`The customer is notified by email.`}
          </p>
        </div>
      )}
      <StatusQuestion changing={changing} finalFocus={heading} />
    </>
  );
}
