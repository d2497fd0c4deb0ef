import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PackageCheck from 'lucide-react/icons/package-check';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router-dom';
import { useList } from '../../../../apollo/use-list.ts';
import { AdminReturnsDocument, type ReturnRow_returnFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../../ui/data/data-table.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LineFields } from '../../../custom-fields/shared/line-fields.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { returnStateLabels } from '../../../orders/shared/returns/return-labels.ts';
import { ReturnStateBadge } from '../../../orders/shared/returns/return-state-badge.tsx';
import { ListChoices } from '../../list/list-choices.tsx';
import { ListSearch } from '../../list/search/list-search.tsx';
import { ListTable, PAGE_SIZE } from '../../list/list-table.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { useListParams } from '../../list/use-list-params.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { parseReturnListSearch, returnFilterOf, stateParam, stateParams } from './return-list-search.ts';
import styles from './returns-page.module.css';

/** All returns, newest first, with a filter by state and a search. */
export function ReturnsPage() {
  const [params, setParam, clear] = useListParams();
  const search = parseReturnListSearch(params);
  const filter = returnFilterOf(search);
  const list = useList(AdminReturnsDocument, { first: PAGE_SIZE, filter }, (data) => data.returns, {
    isRefetched: true,
  });
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# return', other: '# returns' })
    : t`more than 10,000 returns`;
  return (
    <>
      <PageHead title={t`Returns`} note={t`Items that customers want to return or have returned.`} />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={t`Search returns`}
          placeholder={t`Return, order, customer or email`}
          value={search.text}
          onSearch={(text) => setParam('q', text)}
        />
        <ListChoices
          label={t`State`}
          choices={stateParams.map(([value, state]) => ({ value, label: returnStateLabels()[state] }))}
          value={search.state && stateParam(search.state)}
          onChange={(next) => setParam('state', next)}
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption={t`Returns`}
        loadingLabel={t`Loading returns`}
        columns={columns()}
        empty={<NoReturns isNarrowed={Object.keys(filter).length > 0} onClear={clear} />}
        totalLabel={totalLabel}
        row={(shown) => <ReturnRow key={shown.id} shown={shown} />}
      />
    </>
  );
}

const columns = (): DataColumn[] => [
  { key: 'return', label: t`Return` },
  { key: 'date', label: t`Date` },
  { key: 'customer', label: t`Customer` },
  { key: 'items', label: t`Items` },
  { key: 'refund', label: t`Refund`, numeric: true },
  { key: 'state', label: t`State` },
];

function ReturnRow({ shown }: { shown: ReturnRow_returnFragment }) {
  const { number, order, lines, refundAmount, state, createdAt } = shown;
  return (
    <DataRow opensLink>
      <DataCell label={t`Return`}>
        <span className={styles.two}>
          <Link className={styles.link} to={adminPaths.order(order.id)}>
            {number}
          </Link>
          <span className={styles.small}>{t`Order #${order.number}`}</span>
          <LineFields fields={order.fields} className={styles.small} />
        </span>
      </DataCell>
      <DataCell label={t`Date`}>
        <DateTime value={createdAt} />
      </DataCell>
      <DataCell label={t`Customer`}>
        <span className={styles.two}>
          {order.customer.fullName || t`Erased customer`}
          <span className={styles.small}>{order.customer.email}</span>
        </span>
      </DataCell>
      <DataCell label={t`Items`}>
        <ul role="list">
          {lines.map(({ line, quantity }) => (
            <li key={line.id}>
              {quantity} × {orderLineLabel(line)}
              <LineFields fields={line.fields} className={styles.field} />
            </li>
          ))}
        </ul>
      </DataCell>
      <DataCell label={t`Refund`} numeric>
        {formatMoney(refundAmount, order.currencyCode)}
      </DataCell>
      <DataCell label={t`State`}>
        <ReturnStateBadge state={state} />
      </DataCell>
    </DataRow>
  );
}

function NoReturns({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No returns found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all returns</Trans>
          </Button>
        }
      >
        <Trans>No returns match this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<PackageCheck size={28} aria-hidden="true" />} title={t`No returns yet`}>
      <Trans>Returns appear here when a customer requests one.</Trans>
    </EmptyState>
  );
}
