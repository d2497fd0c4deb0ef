import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { useList } from '../../../../apollo/use-list.ts';
import { DraftOrdersDocument, type DraftRow_draftOrderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../../ui/data/data-table.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ListTable, PAGE_SIZE } from '../../list/list-table.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import styles from './drafts.module.css';

/** Draft orders, which staff prepare for customers, newest first. */
export function DraftsPage() {
  const list = useList(DraftOrdersDocument, { first: PAGE_SIZE }, (data) => data.draftOrders, {
    isRefetched: true,
  });
  const mayChange = usePermission('ORDERS_WRITE');
  const create = mayChange && (
    <ButtonLink size="sm" to={adminPaths.orderDraftAdd()}>
      <Trans>Create order</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t`Drafts`}
        back={{ label: t`Orders`, to: adminPaths.orders() }}
        note={t`Orders you prepare for customers. Stock is not reserved until you place the order.`}
        actions={create}
      />
      <ListTable
        list={list}
        caption={t`Drafts`}
        loadingLabel={t`Loading drafts`}
        columns={columns()}
        empty={
          <EmptyState
            icon={<NotebookPen size={28} aria-hidden="true" />}
            title={t`No drafts`}
            action={create || undefined}
          >
            <Trans>
              When a customer orders by phone or email, prepare the order here and place it for them.
            </Trans>
          </EmptyState>
        }
        totalLabel={plural(list.total, { one: '# draft', other: '# drafts' })}
        row={(draft) => <DraftRow key={draft.id} draft={draft} />}
      />
    </>
  );
}

const columns = (): DataColumn[] => [
  { key: 'draft', label: t`Draft` },
  { key: 'customer', label: t`Customer` },
  { key: 'items', label: t`Items`, numeric: true },
  { key: 'total', label: t`Total`, numeric: true },
  { key: 'author', label: t`Created by` },
  { key: 'date', label: t`Date` },
];

function DraftRow({ draft }: { draft: DraftRow_draftOrderFragment }) {
  const { id, number, customerName, email, totals, authorName, createdAt } = draft;
  const currency = useCurrency();
  return (
    <DataRow opensLink>
      <DataCell label={t`Draft`}>
        <Link className={styles.link} to={adminPaths.orderDraft(id)}>
          <Trans>Draft {number}</Trans>
        </Link>
      </DataCell>
      <DataCell label={t`Customer`} className={styles.breaking}>
        {customerName ?? email ?? <Trans>Not chosen yet</Trans>}
      </DataCell>
      <DataCell label={t`Items`} numeric>
        {totals.itemCount}
      </DataCell>
      <DataCell label={t`Total`} numeric>
        {formatMoney(totals.total, currency)}
      </DataCell>
      <DataCell label={t`Created by`}>{authorName}</DataCell>
      <DataCell label={t`Date`}>
        <DateTime value={createdAt} />
      </DataCell>
    </DataRow>
  );
}
