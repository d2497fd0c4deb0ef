import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paymentMethodLabels, paymentStateLabel } from '../../orders/shared/order-labels.ts';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { OrderStatusBadge } from '../../orders/shared/order-status-badge.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import styles from './order-row.module.css';
import type { ListedOrder } from './my-orders.tsx';

const MAX_PICTURES = 3;

/** An order in a list; the whole row is a link. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const pictured = order.lines.slice(0, MAX_PICTURES);
  return (
    <li className={styles.row}>
      <div className={styles.pictures}>
        {pictured.map(({ id, image }) => (
          <Thumbnail key={id} image={image} size={64} />
        ))}
      </div>
      <div>
        <h2 className={styles.number}>
          <Link className={styles.link} to={paths.account.order(order.id)}>
            <Trans>Order {order.number}</Trans>
          </Link>
        </h2>
        <p className={styles.detail}>
          <DateTime value={order.createdAt} /> ·{' '}
          {plural(order.totals.itemCount, { one: '# item', other: '# items' })}
        </p>
        <p className={styles.detail}>
          {paymentMethodLabels()[order.paymentMethod]} · {paymentStateLabel(order)}
        </p>
      </div>
      <div className={styles.end}>
        <OrderStatusBadge status={order.status} />
        <p className={styles.total}>{formatMoney(order.totals.total, order.currencyCode)}</p>
      </div>
    </li>
  );
}
