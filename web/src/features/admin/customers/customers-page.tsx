import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { AdminCustomersDocument, type CustomerSort } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useListColumns } from '../list/columns/use-list-columns.ts';
import { ListSelect } from '../list/list-select.tsx';
import { ListFilterChips } from '../list/list-filter-chips.tsx';
import { ListSearch } from '../list/search/list-search.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { readSearchText } from '../list/search/read-search-text.ts';
import { useListParams } from '../list/use-list-params.ts';
import { PAGE_SIZE } from '../list/list-table.tsx';
import { ViewBar } from '../list/views/view-bar.tsx';
import { useList } from '../../../apollo/use-list.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { withCurrent } from '../tags/with-current.ts';
import { useTags } from '../tags/use-tags.ts';
import { useSelection } from '../ui/selection/use-selection.ts';
import { customerTags } from './care/customer-tags.ts';
import { CustomerActions } from './customer-actions.tsx';
import { customerColumnChoices, customerColumns, CustomerRow } from './customer-row.tsx';

/** The sort orders by their query string values; by default, the newest come first. */
const SORTS: ReadonlyMap<string, CustomerSort> = new Map([
  ['name', 'NAME'],
  ['orders', 'ORDERS'],
  ['spent', 'SPENT'],
]);

/** All customers with search, filters and sorting. */
export function CustomersPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const tag = params.get('tag');
  const sort = SORTS.get(params.get('sort') ?? '') ?? 'NEWEST';
  const { existingTags } = useTags(customerTags);
  const variables = { first: PAGE_SIZE, search: text === '' ? null : text, tag, sort };
  const list = useList(AdminCustomersDocument, variables, (data) => data.customers, { isRefetched: true });
  const rows = useSelection(list.nodes?.map(({ id }) => id) ?? []);
  const mayChange = usePermission('CUSTOMERS_WRITE');
  const selection = mayChange ? rows : null;
  const columns = useListColumns('customers', customerColumnChoices());
  const totalLabel = plural(list.total, { one: '# customer', other: '# customers' });
  return (
    <>
      <PageHead
        title={t`Customers`}
        actions={
          mayChange && (
            <ButtonLink to={adminPaths.customerAdd()} size="sm">
              <Trans>Add customer</Trans>
            </ButtonLink>
          )
        }
      />
      <ViewBar list="CUSTOMERS" columns={columns} />
      <ListToolbar count={list.nodes ? totalLabel : null} columns={columns}>
        <ListSearch
          label={t`Search customers`}
          placeholder={t`Name, email, phone or city`}
          value={text}
          onSearch={(text) => setParam('q', text)}
        />
        <ListSelect
          label={t`Tag`}
          all={t`All tags`}
          choices={withCurrent(existingTags, tag).map((value) => ({ value, label: value }))}
          value={tag}
          onChange={(next) => setParam('tag', next)}
        />
      </ListToolbar>
      <ListFilterChips
        text={text}
        filters={[tag === null ? null : { label: t`Tag: ${tag}`, param: 'tag' }]}
        setParam={setParam}
        onClear={clear}
      />
      <ListTable
        list={list}
        caption={t`Customers`}
        loadingLabel={t`Loading customers`}
        columns={customerColumns(selection, sort, (next) =>
          setParam('sort', [...SORTS.keys()].find((value) => SORTS.get(value) === next) ?? null),
        ).filter(({ key }) => columns.shows(key))}
        empty={<NoCustomers isNarrowed={text !== '' || tag !== null} onClear={clear} />}
        totalLabel={totalLabel}
        row={(customer) => (
          <CustomerRow key={customer.id} customer={customer} selection={selection} shows={columns.shows} />
        )}
      />
      {selection && <CustomerActions selection={selection} />}
    </>
  );
}

function NoCustomers({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No customers found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all customers</Trans>
          </Button>
        }
      >
        <Trans>No results for this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Users size={28} aria-hidden="true" />} title={t`No customers yet`}>
      <Trans>Customers appear here when they sign up or you add them.</Trans>
    </EmptyState>
  );
}
