import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { AdminCustomersDocument } from '../../../gql/admin/graphql.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { readSearchText } from '../list/read-search-text.ts';
import { useListParams } from '../list/use-list-params.ts';
import { PAGE_SIZE, usePageList } from '../list/use-page-list.ts';
import { PageHead } from '../ui/page-head.tsx';
import { customerColumns, CustomerRow } from './customer-row.tsx';

/** All customers, newest first. */
export function CustomersPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const variables = { first: PAGE_SIZE, search: text === '' ? null : text };
  const list = usePageList(AdminCustomersDocument, variables, (data) => data.customers);
  const totalLabel = plural(list.total, 'customer');
  return (
    <>
      <PageHead title="Customers" />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label="Search customers"
          placeholder="Name, email or phone"
          value={text}
          onSearch={(words) => setParam('q', words)}
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption="Customers"
        columns={customerColumns}
        empty={<NoCustomers text={text} onClear={clear} />}
        totalLabel={totalLabel}
        row={(customer) => <CustomerRow key={customer.id} customer={customer} />}
      />
    </>
  );
}

function NoCustomers({ text, onClear }: { text: string; onClear: () => void }) {
  if (text !== '') {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title="No customers found"
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        Nobody matches “{text}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Users size={28} aria-hidden="true" />} title="No customers yet">
      They appear here as soon as somebody signs up.
    </EmptyState>
  );
}
