import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import styles from './repricing-notice.module.css';

/** Shows what the order would cost at its new address, if that differs from the agreed price. */
export function RepricingNotice({ order }: { order: Order_orderFragment }) {
  const repricing = order.history.findLast(({ addressChanged }) => addressChanged)?.repricing;
  // Announced when it appears after an address is saved.
  return (
    <div role="status" className={styles.notice}>
      {repricing && <Repricing order={order} there={repricing} />}
    </div>
  );
}

interface RepricingProps {
  order: Order_orderFragment;
  there: NonNullable<Order_orderFragment['history'][number]['repricing']>;
}

function Repricing({ order: { totals, currencyCode }, there }: RepricingProps) {
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const agreedTax = totals.taxes.reduce((sum, { amount }) => sum + amount, 0);
  const difference = there.total - totals.total;
  const amount = money(Math.abs(difference));
  return (
    <Callout
      tone="warning"
      title={
        difference === 0
          ? t`The tax is different at this address`
          : t`At this address the order would cost ${money(there.total)}`
      }
    >
      {there.shippingTotal !== totals.shippingTotal && (
        <p>
          <Trans>
            Shipping {money(there.shippingTotal)} instead of {money(totals.shippingTotal)}.
          </Trans>
        </p>
      )}
      {there.taxTotal !== agreedTax && (
        <p>
          <Trans>
            Tax {money(there.taxTotal)} instead of {money(agreedTax)}.
          </Trans>
        </p>
      )}
      <p>
        {difference > 0 ? (
          <Trans>
            The customer agreed to {money(totals.total)}, so the order total stays the same. Ask them for the
            missing {amount}, or cancel this order and create a new one.
          </Trans>
        ) : difference < 0 ? (
          <Trans>
            The customer agreed to {money(totals.total)}, so the order total stays the same. Refund {amount}{' '}
            if you want to pass on the difference.
          </Trans>
        ) : (
          <Trans>The customer pays the same. The order keeps its original tax.</Trans>
        )}
      </p>
    </Callout>
  );
}
