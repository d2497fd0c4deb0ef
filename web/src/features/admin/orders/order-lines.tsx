import type { OrderLine_lineFragment } from '../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { variantLabel } from '../../../lib/variant-label.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './order-lines.module.css';

const COLUMNS = [
  { key: 'product', label: 'Product' },
  { key: 'price', label: 'Price', numeric: true },
  { key: 'quantity', label: 'Quantity', numeric: true },
  { key: 'total', label: 'Total', numeric: true },
];

interface OrderLinesProps {
  lines: readonly OrderLine_lineFragment[];
  currency: string;
}

/** The order's lines as they were bought. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  return (
    <div className={styles.lines}>
      <DataTable caption="What was bought" columns={COLUMNS}>
        {lines.map((line) => (
          <DataRow key={line.id}>
            <DataCell>
              <span className={styles.product}>
                <Picture className={styles.picture} image={line.image} sizes="56px" alt="" />
                <span>
                  {line.title}
                  <span className={styles.choice}>{variantLabel(line)}</span>
                </span>
              </span>
            </DataCell>
            <DataCell label="Price" numeric>
              {formatMoney(line.unitPrice, currency)}
            </DataCell>
            <DataCell label="Quantity" numeric>
              {line.quantity}
            </DataCell>
            <DataCell label="Total" numeric>
              {formatMoney(line.total, currency)}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
    </div>
  );
}
