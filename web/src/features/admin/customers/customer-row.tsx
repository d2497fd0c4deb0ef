import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { CustomerRow_userFragment, CustomerSort } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { formatMoney } from '../../../lib/money.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { ColumnChoice } from '../list/columns/column-choice.ts';
import { useListState } from '../list/use-list-params.ts';
import { EmailText } from '../ui/email-text.tsx';
import { fullName } from '../ui/full-name.ts';
import { Person } from '../ui/person.tsx';
import { SelectAll } from '../ui/selection/select-all.tsx';
import { SelectableCell } from '../ui/selection/selectable-cell.tsx';
import type { Selection } from '../ui/selection/use-selection.ts';
import { signInLabel } from './sign-in-label.ts';
import styles from './customer-row.module.css';

/** The columns of the customer list that can be hidden. */
export const customerColumnChoices = (): ColumnChoice[] => [
  { key: 'email', label: t`Email` },
  { key: 'phone', label: t`Phone` },
  { key: 'orders', label: t`Orders` },
  { key: 'spent', label: t`Spent` },
  { key: 'account', label: t`Signs in with`, isExtra: true },
  { key: 'since', label: t`Customer since` },
  { key: 'seen', label: t`Last seen`, isExtra: true },
];

/** The columns of the customer list. Without a selection, the list is read-only. */
export function customerColumns(
  selection: Selection | null,
  sort: CustomerSort,
  onSort: (sort: CustomerSort) => void,
): DataColumn[] {
  const control = selection && { control: <SelectAll selection={selection} /> };
  const sortBy = (own: CustomerSort, direction: 'ascending' | 'descending') => ({
    sort: { direction: sort === own ? direction : ('none' as const), onSort: () => onSort(own) },
  });
  return [
    { key: 'name', label: t`Customer`, ...control, ...sortBy('NAME', 'ascending') },
    ...customerColumnChoices().map((column) => {
      const own = { orders: 'ORDERS', spent: 'SPENT', since: 'NEWEST' }[column.key] as
        CustomerSort | undefined;
      const isNumeric = own === 'ORDERS' || own === 'SPENT';
      return { ...column, ...(isNumeric && { numeric: true }), ...(own && sortBy(own, 'descending')) };
    }),
  ];
}

interface CustomerRowProps {
  customer: CustomerRow_userFragment;
  /** Null if rows can't be selected. */
  selection: Selection | null;
  /** Whether the column is shown. */
  shows: (column: string) => boolean;
}

/** A row of the customer list. */
export function CustomerRow({ customer, selection, shows }: CustomerRowProps) {
  const name = fullName(customer);
  const state = useListState();
  return (
    <DataRow opensLink>
      <SelectableCell selection={selection} id={customer.id} name={name}>
        <Person name={name} picture={customer.profilePicture}>
          <Link className={styles.name} state={state} to={adminPaths.customer(customer.id)}>
            {name}
          </Link>
          {customer.tags.length > 0 && (
            <span className={styles.tags}>
              <VisuallyHidden>{t`Tags:`} </VisuallyHidden>
              {customer.tags.join(', ')}
            </span>
          )}
        </Person>
      </SelectableCell>
      {shows('email') && (
        <DataCell label={t`Email`} className={styles.email}>
          <EmailText email={customer.email} />
        </DataCell>
      )}
      {shows('phone') && (
        <DataCell label={t`Phone`} className={styles.line}>
          {customer.phone ?? t`None`}
        </DataCell>
      )}
      {shows('orders') && (
        <DataCell label={t`Orders`} numeric>
          {customer.spending.reduce((sum, { orderCount }) => sum + orderCount, 0)}
        </DataCell>
      )}
      {shows('spent') && (
        <DataCell label={t`Spent`} numeric className={styles.line}>
          {customer.spending
            .map(({ currencyCode, amount }) => formatMoney(amount, currencyCode))
            .join(', ') || t`Nothing`}
        </DataCell>
      )}
      {shows('account') && <DataCell label={t`Signs in with`}>{signInLabel(customer)}</DataCell>}
      {shows('since') && (
        <DataCell label={t`Customer since`} className={styles.line}>
          <DateTime value={customer.createdAt} />
        </DataCell>
      )}
      {shows('seen') && (
        <DataCell label={t`Last seen`} className={styles.line}>
          {customer.lastSeenAt ? <DateTime value={customer.lastSeenAt} /> : t`Never`}
        </DataCell>
      )}
    </DataRow>
  );
}
