import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReturnLabel_orderFragment } from '../../../../gql/graphql.ts';
import { useShop, useShopName } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { orderLineLabel } from '../order-labels.ts';
import { billingLines } from '../postal-lines.ts';
import styles from './return-label.module.css';

interface ReturnLabelProps {
  order: ReturnLabel_orderFragment;
  shown: ReturnLabel_orderFragment['returns'][number];
}

/** The printable label for a return parcel: destination, return number and contents, with a print button. */
export function ReturnLabel({ order, shown }: ReturnLabelProps) {
  const shopName = useShopName();
  const address = useShop()?.contact.address ?? '';
  return (
    <Stack gap={24}>
      <p>
        <Trans>Print it and attach it to the package where it can be read.</Trans>
      </p>
      <div>
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <article className={styles.label} aria-label={t`Label of return ${shown.number}`}>
        <div className={styles.head}>
          <p className={styles.number}>{shown.number}</p>
          <p>
            <Trans>Return for order {order.number}</Trans>
          </p>
        </div>
        <div className={styles.addresses}>
          <div>
            <p className={styles.caption}>{t`From`}</p>
            <address className={styles.address}>
              {(order.deliveryAddress?.formatted ?? billingLines(order)).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
          <div>
            <p className={styles.caption}>{t`To`}</p>
            <address className={`${styles.address} ${styles.to}`}>
              {[shopName, ...address.split(/,\s*/)].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        </div>
        <div>
          <p className={styles.caption}>{t`In the package`}</p>
          <ul role="list" className={styles.lines}>
            {shown.lines.map(({ line, quantity }) => (
              <li key={line.id}>
                {quantity} × {orderLineLabel(line)}
              </li>
            ))}
          </ul>
        </div>
      </article>
    </Stack>
  );
}
