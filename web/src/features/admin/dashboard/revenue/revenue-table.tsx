import { t } from '@lingui/core/macro';
import type { RevenueReportQuery } from '../../../../gql/graphql.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { formatDay } from './format-day.ts';
import styles from './revenue-table.module.css';

/** Daily revenue as a table, latest day first. */
export function RevenueTable({ days }: { days: RevenueReportQuery['revenueReport']['days'] }) {
  const currency = useCurrency();
  const columns = [
    { key: 'day', label: t`Day` },
    { key: 'gross', label: t`Gross revenue`, numeric: true },
    { key: 'net', label: t`Net of refunds`, numeric: true },
    { key: 'orders', label: t`Orders`, numeric: true },
  ];
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={t`Revenue per day, as a table`}>
      <DataTable caption={t`Revenue per day`} columns={columns}>
        {days.toReversed().map(({ day, grossRevenue, netRevenue, orders }) => (
          <DataRow key={day}>
            <DataCell>{formatDay(day, 'with weekday')}</DataCell>
            <DataCell label={t`Gross revenue`} numeric>
              {formatMoney(grossRevenue, currency)}
            </DataCell>
            <DataCell label={t`Net of refunds`} numeric>
              {formatMoney(netRevenue, currency)}
            </DataCell>
            <DataCell label={t`Orders`} numeric>
              {orders.toLocaleString(i18n.locale)}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
    </div>
  );
}
