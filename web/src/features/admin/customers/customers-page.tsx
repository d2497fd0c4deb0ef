import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { AdminCustomersDocument, type CustomerRow_userFragment } from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ListSelect } from '../list/list-select.tsx';
import { ListFilterChips } from '../list/list-filter-chips.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { readSearchText } from '../list/read-search-text.ts';
import { useListParams, useListState } from '../list/use-list-params.ts';
import { PAGE_SIZE } from '../list/list-table.tsx';
import { useList } from '../../../apollo/use-list.ts';
import { fullName } from '../ui/full-name.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Person } from '../ui/person.tsx';
import { useCustomerTags } from './care/use-customer-tags.ts';
import { accountLabels } from './account-labels.ts';
import styles from './customer-row.module.css';

const customerColumns = () => [
  { key: 'name', label: t`Customer` },
  { key: 'email', label: t`Email` },
  { key: 'phone', label: t`Phone` },
  { key: 'account', label: t`Signs in with` },
  { key: 'since', label: t`Customer since` },
];

/** All customers, newest first. */
export function CustomersPage() {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const tag = params.get('tag');
  const { known } = useCustomerTags();
  const variables = { first: PAGE_SIZE, search: text === '' ? null : text, tag };
  const list = useList(AdminCustomersDocument, variables, (data) => data.customers, { isRefetched: true });
  const totalLabel = plural(list.total, { one: '# customer', other: '# customers' });
  return (
    <>
      <PageHead title={t`Customers`} />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <ListSearch
          label={t`Search customers`}
          placeholder={t`Name, email or phone`}
          value={text}
          onSearch={(text) => setParam('q', text)}
        />
        <ListSelect
          label={t`Tag`}
          all={t`Any tag or none`}
          choices={withCurrent(known, tag).map((value) => ({ value, label: value }))}
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
        columns={customerColumns()}
        empty={<NoCustomers isNarrowed={text !== '' || tag !== null} onClear={clear} />}
        totalLabel={totalLabel}
        row={(customer) => <CustomerRow key={customer.id} customer={customer} />}
      />
    </>
  );
}

/** The tag of the address is a choice even if nobody has it. */
const withCurrent = (known: readonly string[], tag: string | null) =>
  tag === null || known.includes(tag) ? known : [...known, tag];

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
        <Trans>Nobody fits this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Users size={28} aria-hidden="true" />} title={t`No customers yet`}>
      <Trans>They appear here as soon as somebody signs up.</Trans>
    </EmptyState>
  );
}

/** A row of the customer list. */
function CustomerRow({ customer }: { customer: CustomerRow_userFragment }) {
  const name = fullName(customer);
  const state = useListState();
  const at = customer.email.lastIndexOf('@');
  return (
    <DataRow opensLink>
      <DataCell>
        <Person name={name} picture={customer.profilePicture}>
          <Link className={styles.name} state={state} to={paths.admin.customer(customer.id)}>
            {name}
          </Link>
          {customer.tags.length > 0 && (
            <span className={styles.tags}>
              <VisuallyHidden>{t`Tags:`} </VisuallyHidden>
              {customer.tags.join(', ')}
            </span>
          )}
        </Person>
      </DataCell>
      <DataCell label={t`Email`} className={styles.email}>
        {customer.email.slice(0, at)}
        <wbr />
        {customer.email.slice(at)}
      </DataCell>
      <DataCell label={t`Phone`} className={styles.line}>
        {customer.phone ?? t`None`}
      </DataCell>
      <DataCell label={t`Signs in with`}>{accountLabels()[customer.accountType]}</DataCell>
      <DataCell label={t`Customer since`} className={styles.line}>
        <DateTime value={customer.createdAt} />
      </DataCell>
    </DataRow>
  );
}
