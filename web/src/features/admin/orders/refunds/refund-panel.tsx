import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import type { Order_orderFragment, Refund_refundFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { RefundList } from '../../../orders/shared/refund-list.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { DismissRefund } from './dismiss-refund.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundStateBadge } from './refund-state-badge.tsx';
import styles from './refund-panel.module.css';

const BUTTON = 'refund-part';

/** The refunds of an order, with the form that refunds lines or an amount. */
export function RefundPanel({ order }: { order: Order_orderFragment }) {
  const mayRefund = usePermission('ORDERS_REFUND');
  const { edited: isOpen, edit, close } = useEditedInPlace<true>(null, 'refunds');
  const isRefundable = mayRefund && order.refundableAmount > 0;
  if (order.refunds.length === 0 && !isRefundable) return null;
  return (
    <Panel title={t`Refunds`}>
      <Stack gap={24}>
        {order.refunds.length > 0 && (
          <div id="refunds" tabIndex={-1} className={styles.list}>
            <RefundList
              refunds={order.refunds}
              currency={order.currencyCode}
              details={(refund) => <RefundDetails refund={refund} currency={order.currencyCode} />}
            />
          </div>
        )}
        {isRefundable &&
          (isOpen ? (
            <RefundForm order={order} onClose={() => close(BUTTON)} />
          ) : (
            <Button id={BUTTON} block variant="outline" onClick={() => edit(true)}>
              <Trans>Partial refund</Trans>
            </Button>
          ))}
      </Stack>
    </Panel>
  );
}

/** The state of a refund, who requested it and why, and what was restocked. */
function RefundDetails({ refund, currency }: { refund: Refund_refundFragment; currency: string }) {
  const mayRefund = usePermission('ORDERS_REFUND');
  const { state, reason, staffName, isExchange } = refund;
  const restocked = refund.lines.reduce((sum, { restockedQuantity }) => sum + restockedQuantity, 0);
  return (
    <>
      <RefundStateBadge state={state} isExchange={isExchange} />
      {restocked > 0 && (
        <p className={styles.detail}>
          <Plural value={restocked} one="# item restocked" other="# items restocked" />
        </p>
      )}
      {reason && <p className={styles.detail}>{staffName ? t`${staffName}: ${reason}` : reason}</p>}
      {state === 'FAILED' && mayRefund && (
        <DismissRefund id={refund.id} amount={formatMoney(refund.amount, currency)} />
      )}
    </>
  );
}
