import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import type { User_userFragment } from '../../../gql/admin/graphql.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { fullName } from '../ui/full-name.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { accountLabels } from './account-labels.ts';
import { useListState } from '../list/use-list-state.ts';
import styles from './customer-row.module.css';

/** The columns of the table of customers. */
export const customerColumns = [
  { key: 'name', label: 'Customer' },
  { key: 'email', label: 'Email' },
  { key: 'phone', label: 'Phone' },
  { key: 'account', label: 'Signs in with' },
  { key: 'since', label: 'Customer since' },
];

/** A customer in the back office's list. */
export function CustomerRow({ customer }: { customer: User_userFragment }) {
  const name = fullName(customer);
  const state = useListState();
  const at = customer.email.lastIndexOf('@');
  return (
    <DataRow opensLink>
      <DataCell>
        <span className={styles.person}>
          <Avatar name={name} url={customer.profilePicture} />
          <Link className={styles.name} state={state} to={paths.admin.customer(customer.id)}>
            {name}
          </Link>
        </span>
      </DataCell>
      <DataCell label="Email" className={styles.email}>
        {customer.email.slice(0, at)}
        <wbr />
        {customer.email.slice(at)}
      </DataCell>
      <DataCell label="Phone" className={styles.line}>
        {customer.phone ?? 'None'}
      </DataCell>
      <DataCell label="Signs in with">{accountLabels[customer.accountType]}</DataCell>
      <DataCell label="Customer since" className={styles.line}>
        <DateTime value={customer.createdAt} />
      </DataCell>
    </DataRow>
  );
}
