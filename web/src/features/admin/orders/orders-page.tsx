import PackageOpen from 'lucide-react/icons/package-open';
import SearchX from 'lucide-react/icons/search-x';
import { AdminOrdersDocument, type AdminOrdersQueryVariables } from '../../../gql/admin/graphql.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListChoices } from '../list/list-choices.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { PAGE_SIZE } from '../list/list-table.tsx';
import { useList } from '../../../apollo/use-list.ts';
import { PageHead } from '../ui/page-head.tsx';
import { type OrderListSearch, orderStatusLabels, parseOrderListSearch } from './order-list-search.ts';
import { orderColumns, OrderRow } from './order-row.tsx';

/** All orders, newest first, with search and a status filter. */
export function OrdersPage() {
  const [params, setParam, clear] = useListParams();
  const search = parseOrderListSearch(params);
  const list = useList(AdminOrdersDocument, variablesOf(search), (data) => data.orders, {
    isRefetched: true,
  });
  const totalLabel = plural(list.total, 'order');
  const word = orderStatusLabels.find(({ status }) => status === search.status)?.word ?? null;
  const isNarrowed = search.text !== '' || search.status !== null;
  return (
    <>
      <PageHead title="Orders" />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label="Search orders"
          placeholder="Number, customer or email"
          value={search.text}
          onSearch={(text) => setParam('q', text)}
        />
        <ListChoices
          label="Status"
          choices={orderStatusLabels}
          value={word}
          onChange={(next) => setParam('status', next)}
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption="Orders"
        loadingLabel="Loading orders"
        columns={orderColumns(true)}
        empty={<NoOrders isNarrowed={isNarrowed} onClear={clear} />}
        totalLabel={totalLabel}
        row={(order) => <OrderRow key={order.id} order={order} />}
      />
    </>
  );
}

function variablesOf({ text, status }: OrderListSearch): AdminOrdersQueryVariables {
  return { first: PAGE_SIZE, filter: { ...(text !== '' && { text }), ...(status && { status }) } };
}

function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title="No orders found"
        action={<Button onClick={onClear}>Show all orders</Button>}
      >
        No order fits this search and status.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<PackageOpen size={28} aria-hidden="true" />} title="No orders yet">
      They appear here as soon as somebody buys.
    </EmptyState>
  );
}
