import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import {
  AdminOrdersDocument,
  type AdminOrdersQueryVariables,
  type OrderSort,
} from '../../../../gql/graphql.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useListColumns } from '../../list/columns/use-list-columns.ts';
import { ListTable } from '../../list/list-table.tsx';
import { useListParams } from '../../list/use-list-params.ts';
import { PAGE_SIZE } from '../../list/list-table.tsx';
import { ViewBar } from '../../list/views/view-bar.tsx';
import { useList } from '../../../../apollo/use-list.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { useSelection } from '../../ui/selection/use-selection.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DownloadButton } from '../../ui/download/download-button.tsx';
import { orderFilePath, orderFilterOf, parseOrderListSearch, sortParam } from './order-list-search.ts';
import { orderColumnChoices, orderColumns, OrderRow } from './order-row.tsx';
import { OrderToolbar } from '../filters/order-toolbar.tsx';
import { OrderActions } from '../details/order-actions.tsx';
import type { BulkChange } from '../bulk/bulk-change-rules.ts';
import { ChangeOrders } from '../bulk/change-orders.tsx';
import { SendOrders } from '../sending/send-orders.tsx';

/** All orders with search, filters and sorting. */
export function OrdersPage() {
  const [params, setParam, clear] = useListParams();
  const search = parseOrderListSearch(params);
  const currency = useCurrency();
  const filter = orderFilterOf(search, currency);
  const variables: AdminOrdersQueryVariables = { first: PAGE_SIZE, filter, sort: search.sort };
  const list = useList(AdminOrdersDocument, variables, (data) => data.orders, { isRefetched: true });
  const columns = useListColumns('orders', orderColumnChoices());
  const rows = useSelection(list.nodes?.map(({ id }) => id) ?? []);
  const selection = usePermission('ORDERS_WRITE') ? rows : null;
  const [toSend, setToSend] = useState<readonly string[] | null>(null);
  const [toChange, setToChange] = useState<{ change: BulkChange; ids: readonly string[] } | null>(null);
  const client = useApolloClient();
  const sort = { sort: search.sort, onSort: (next: OrderSort) => setParam('sort', sortParam(next)) };
  const isNarrowed = Object.keys(filter).length > 0;
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# order', other: '# orders' })
    : t`more than 10,000 orders`;

  function close(): void {
    setToSend(null);
    setToChange(null);
    // Shipping and status changes affect which orders the list shows, and the stock.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
    // Once the list is rendered again.
    setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus());
  }

  function closeAfter(ids: readonly string[]): void {
    rows.replace(rows.ids.filter((id) => !ids.includes(id)));
    close();
  }

  if (toSend) return <SendOrders ids={toSend} onCancel={close} onSent={() => closeAfter(toSend)} />;
  if (toChange) return <ChangeOrders {...toChange} onLeave={close} onChanged={closeAfter} />;
  return (
    <>
      <PageHead
        title={t`Orders`}
        actions={
          <Cluster gap={8}>
            <DownloadButton path={orderFilePath(filter, currency)} name="orders.csv" label={t`Export`} />
            <DraftLinks />
          </Cluster>
        }
      />
      <ViewBar list="ORDERS" columns={columns} />
      <OrderToolbar
        search={search}
        count={list.nodes ? totalLabel : null}
        columns={columns}
        setParam={setParam}
        onClear={clear}
      />
      <ListTable
        list={list}
        caption={t`Orders`}
        loadingLabel={t`Loading orders`}
        columns={orderColumns(true, selection, sort).filter(({ key }) => columns.shows(key))}
        empty={<NoOrders isNarrowed={isNarrowed} onClear={clear} />}
        totalLabel={totalLabel}
        row={(order) => <OrderRow key={order.id} order={order} selection={selection} shows={columns.shows} />}
      />
      {selection && (
        <OrderActions
          selection={selection}
          onSend={setToSend}
          onChange={(change, ids) => setToChange({ change, ids })}
        />
      )}
    </>
  );
}

/** Links to the drafts and, with the permission, to a new one. */
function DraftLinks() {
  const mayCreate = usePermission('ORDERS_WRITE');
  return (
    <>
      <ButtonLink size="sm" variant="outline" to={adminPaths.orderDrafts()}>
        <Trans>Drafts</Trans>
      </ButtonLink>
      {mayCreate && (
        <ButtonLink size="sm" to={adminPaths.orderDraftAdd()}>
          <Trans>Create order</Trans>
        </ButtonLink>
      )}
    </>
  );
}

function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No orders found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all orders</Trans>
          </Button>
        }
      >
        <Trans>No orders match this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<PackageOpen size={28} aria-hidden="true" />} title={t`No orders yet`}>
      <Trans>Orders appear here when customers place them.</Trans>
    </EmptyState>
  );
}
