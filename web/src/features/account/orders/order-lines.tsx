import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import type { Order_orderFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { variantLabel } from '../../../lib/variant-label.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './order-page.module.css';

const COLUMNS = [
  { key: 'product', label: 'Product' },
  { key: 'price', label: 'Price', numeric: true },
  { key: 'quantity', label: 'Quantity', numeric: true },
  { key: 'total', label: 'Total', numeric: true },
];

/** The order's lines at the prices of that day, with subtotal and total. */
export function OrderLines({ order }: { order: Order_orderFragment }) {
  const shipping = order.shippingTotal === 0 ? 'Free' : formatMoney(order.shippingTotal, order.currencyCode);
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.title}>
        What you bought
      </h2>
      <DataTable caption="Products of this order" columns={COLUMNS}>
        {order.lines.map((line) => (
          <DataRow key={line.id}>
            <DataCell>
              <span className={styles.product}>
                <Picture className={styles.picture} image={line.image} sizes="56px" alt="" />
                <span>
                  <Link className={styles.link} to={paths.product(line.productId)}>
                    {line.title}
                  </Link>
                  <span className={styles.variant}>{variantLabel(line)}</span>
                </span>
              </span>
            </DataCell>
            <DataCell label="Price" numeric>
              {formatMoney(line.unitPrice, order.currencyCode)}
            </DataCell>
            <DataCell label="Quantity" numeric>
              {line.quantity}
            </DataCell>
            <DataCell label="Total" numeric>
              {formatMoney(line.total, order.currencyCode)}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Subtotal</dt>
          <dd>{formatMoney(order.subtotal, order.currencyCode)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Shipping</dt>
          <dd>{shipping}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Total</dt>
          <dd className={styles.total}>{formatMoney(order.total, order.currencyCode)}</dd>
        </div>
      </dl>
    </section>
  );
}
