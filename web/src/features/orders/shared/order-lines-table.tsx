import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import type { OrderLine_lineFragment } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { backorderLabel } from '../../../shop/backorder-label.ts';
import { leadTimeLabel } from '../../../lib/lead-time-label.ts';
import { optionLabel } from '../../../lib/chosen-options.ts';
import { withChoice } from '../../../lib/options-in-url.ts';
import { LineFields } from '../../custom-fields/shared/line-fields.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import styles from './order-lines-table.module.css';

const columns = () => [
  { key: 'product', label: t`Product` },
  { key: 'price', label: t`Price`, numeric: true },
  { key: 'quantity', label: t`Quantity`, numeric: true },
  { key: 'total', label: t`Total`, numeric: true },
];

interface OrderLinesTableProps {
  lines: readonly OrderLine_lineFragment[];
  currency: string;
  /** Names the table for screen readers. */
  caption: string;
  /** Returns the path to review a product that is still in the shop. */
  reviewPath?: (productId: string) => string;
  /** For a panel of the back office: denser, and without links to the shop. */
  isInPanel?: boolean;
}

/** An order's lines at the prices paid. Products that are still available link to their pages. */
export function OrderLinesTable({
  lines,
  currency,
  caption,
  reviewPath,
  isInPanel = false,
}: OrderLinesTableProps) {
  return (
    <div className={isInPanel ? styles.panel : undefined}>
      <DataTable caption={caption} columns={columns()}>
        {lines.map((line) => (
          <DataRow key={line.id}>
            <DataCell>
              <span className={styles.product}>
                <Thumbnail image={line.image} size={56} />
                <span>
                  {isInPanel || line.productHandle == null ? (
                    line.title
                  ) : (
                    <Link className={styles.link} to={productPath(line.productHandle, line)}>
                      {line.title}
                    </Link>
                  )}
                  <span className={styles.variant}>{optionLabel(line)}</span>
                  <LineFields fields={line.fields} className={styles.variant} />
                  {shippingNote(line) !== null && (
                    <span className={styles.variant}>{shippingNote(line)}</span>
                  )}
                  {reviewPath && line.productHandle != null && (
                    <Link
                      className={styles.review}
                      to={reviewPath(line.productId)}
                      aria-label={t`Write a review: ${line.title}`}
                    >
                      {t`Write a review`}
                    </Link>
                  )}
                </span>
              </span>
            </DataCell>
            <DataCell label={t`Price`} numeric>
              {formatMoney(line.unitPrice, currency)}
            </DataCell>
            <DataCell label={t`Quantity`} numeric>
              {line.quantity}
            </DataCell>
            <DataCell label={t`Total`} numeric>
              {formatMoney(line.total, currency)}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
    </div>
  );
}

/** What is unusual about how it is shipped; null if nothing is. */
function shippingNote(line: OrderLine_lineFragment): string | null {
  return (
    backorderLabel(line) ?? leadTimeLabel(line) ?? (line.requiresShipping ? null : t`No delivery needed`)
  );
}

/** The product's page, with the ordered options preselected if they are still available. */
function productPath(handle: string, line: OrderLine_lineFragment): string {
  return paths.product(handle) + withChoice('', line);
}
