import { t } from '@lingui/core/macro';
import Gift from 'lucide-react/icons/gift';
import StickyNote from 'lucide-react/icons/sticky-note';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import type { OrderSort, OrderSummary_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import {
  paymentMethodLabels,
  paymentStateLabel,
  shipmentStateLabels,
} from '../../../orders/shared/order-labels.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import type { ColumnChoice } from '../../list/columns/column-choice.ts';
import type { DataColumn } from '../../../../ui/data/data-table.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { OrderNumber } from '../../../orders/shared/order-number.tsx';
import { OrderStatusBadge } from '../../../orders/shared/order-status-badge.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { useListState } from '../../list/use-list-params.ts';
import { SelectAll } from '../../ui/selection/select-all.tsx';
import { SelectableCell } from '../../ui/selection/selectable-cell.tsx';
import type { Selection } from '../../ui/selection/use-selection.ts';
import styles from './order-row.module.css';

/** The columns of the list of all orders that can be hidden. */
export const orderColumnChoices = (): ColumnChoice[] => [
  { key: 'date', label: t`Date` },
  { key: 'customer', label: t`Customer` },
  { key: 'items', label: t`Items` },
  { key: 'total', label: t`Total` },
  { key: 'payment', label: t`Payment` },
  { key: 'status', label: t`Status` },
];

/**
 * The columns of an order table. A customer's own page has no customer column, and only the list of all
 * orders has selection.
 */
export function orderColumns(
  withCustomer: boolean,
  selection: Selection | null = null,
  sorting: OrderSorting | null = null,
): DataColumn[] {
  const sort = (...sorts: [OrderSort, 'ascending' | 'descending'][]) =>
    sorting && { sort: columnSort(sorting, sorts) };
  return [
    {
      key: 'number',
      label: t`Order`,
      ...(selection && { control: <SelectAll selection={selection} /> }),
    },
    { key: 'date', label: t`Date`, ...sort(['NEWEST', 'descending'], ['OLDEST', 'ascending']) },
    ...(withCustomer ? [{ key: 'customer', label: t`Customer`, ...sort(['CUSTOMER', 'ascending']) }] : []),
    { key: 'items', label: t`Items`, numeric: true, minor: true },
    {
      key: 'total',
      label: t`Total`,
      numeric: true,
      ...sort(['TOTAL_DESC', 'descending'], ['TOTAL_ASC', 'ascending']),
    },
    { key: 'payment', label: t`Payment` },
    { key: 'status', label: t`Status` },
  ];
}

/** The current sort order and its setter. */
interface OrderSorting {
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}

/**
 * Each click moves on to the column's next sort order; after the last one it returns to newest first, or to
 * the column's first.
 */
function columnSort(
  { sort, onSort }: OrderSorting,
  sorts: readonly [OrderSort, 'ascending' | 'descending'][],
): NonNullable<DataColumn['sort']> {
  const index = sorts.findIndex(([own]) => own === sort);
  const [next] = sorts[index + 1] ?? (index < 0 ? sorts[0] : undefined) ?? ['NEWEST'];
  return { direction: sorts[index]?.[1] ?? 'none', onSort: () => onSort(next) };
}

interface OrderRowProps {
  order: OrderSummary_orderFragment & {
    customer?: { fullName: string; email: string };
    tags?: readonly string[];
    customerNote?: string | null;
    giftMessage?: string | null;
  };
  /** Null if rows can't be selected. */
  selection?: Selection | null;
  /** Whether the column is shown; by default all are. */
  shows?: (column: string) => boolean;
}

/** A row of an order list in the back office. */
export function OrderRow({ order, selection = null, shows = () => true }: OrderRowProps) {
  const state = useListState();
  return (
    <DataRow opensLink>
      <SelectableCell selection={selection} id={order.id} name={t`order ${order.number}`}>
        <span className={styles.two}>
          <OrderNumber state={state} to={adminPaths.order(order.id)} number={order.number} />
          <NoteIcons order={order} />
          {order.tags && order.tags.length > 0 && (
            <span className={styles.small}>
              <VisuallyHidden>{t`Tags:`} </VisuallyHidden>
              {order.tags.join(', ')}
            </span>
          )}
        </span>
      </SelectableCell>
      {shows('date') && (
        <DataCell label={t`Date`} className={styles.line}>
          <span className={styles.two}>
            <DateTime value={order.createdAt} />
            <span className={styles.small}>
              <DateTime value={order.createdAt} show="time" />
            </span>
          </span>
        </DataCell>
      )}
      {order.customer && shows('customer') && (
        <DataCell label={t`Customer`} className={styles.who}>
          <span className={styles.two}>
            {order.customer.fullName || t`Erased customer`}
            <span className={classNames(styles.small, styles.email)} title={order.customer.email}>
              {order.customer.email}
            </span>
          </span>
        </DataCell>
      )}
      {shows('items') && (
        <DataCell label={t`Items`} numeric minor>
          {order.totals.itemCount}
        </DataCell>
      )}
      {shows('total') && (
        <DataCell label={t`Total`} numeric>
          {formatMoney(order.totals.total, order.currencyCode)}
        </DataCell>
      )}
      {shows('payment') && (
        <DataCell label={t`Payment`} className={styles.line}>
          <span className={styles.two}>
            {paymentMethodLabels()[order.paymentMethod]}
            <span className={styles.small}>{paymentStateLabel(order)}</span>
          </span>
        </DataCell>
      )}
      {shows('status') && (
        <DataCell label={t`Status`}>
          <span className={styles.two}>
            <OrderStatusBadge status={order.status} />
            <span className={styles.small}>{shipmentStateLabels()[order.shipmentState]}</span>
          </span>
        </DataCell>
      )}
    </DataRow>
  );
}

/** Whether the customer wrote something; the tooltips say what. */
function NoteIcons({ order: { customerNote, giftMessage } }: Pick<OrderRowProps, 'order'>) {
  if (!customerNote && !giftMessage) return null;
  return (
    <span className={styles.icons}>
      {customerNote && (
        <span title={customerNote}>
          <StickyNote size={16} aria-hidden="true" />
          <VisuallyHidden>{t`Has a note`}</VisuallyHidden>
        </span>
      )}
      {giftMessage && (
        <span title={giftMessage}>
          <Gift size={16} aria-hidden="true" />
          <VisuallyHidden>{t`Has a gift message`}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
