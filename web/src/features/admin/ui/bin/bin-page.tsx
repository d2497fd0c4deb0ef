import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { errorMessage } from '../../../../apollo/error-message.ts';
import type { Bin_deletedItemFragment } from '../../../../gql/graphql.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { RestoreButton } from './restore-button.tsx';

/** Returns the function that restores an item and shows a toast, and whether it is running. */
type UseRestore = () => readonly [(item: Bin_deletedItemFragment) => Promise<unknown>, boolean];

interface BinPageProps<Data> {
  title: string;
  /** Explains the effects of deletion and restoration. */
  note: string;
  back: { label: string; to: string };
  query: TypedDocumentNode<Data, Record<string, never>>;
  select: (data: Data) => readonly Bin_deletedItemFragment[];
  useRestore: UseRestore;
  mayRestore: boolean;
  empty: { title: string; text: string };
}

/** The deleted items of one kind, latest first, with buttons to restore them. */
export function BinPage<Data>(props: BinPageProps<Data>) {
  const { title, note, back, query, select, useRestore, mayRestore, empty } = props;
  const { data, error, refetch } = useQuery(query, { fetchPolicy: 'cache-and-network' });
  const items = data && select(data);
  return (
    <>
      <PageHead title={title} back={back} note={note} />
      {items?.length === 0 ? (
        <EmptyState icon={<Trash size={28} aria-hidden="true" />} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : items ? (
        <Panel title={t`Most recently deleted first`} flush>
          <DataTable
            caption={title}
            columns={[
              { key: 'name', label: t`Name` },
              { key: 'deleted', label: t`Deleted` },
              ...(mayRestore ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
            ]}
          >
            {items.map((item) => (
              <BinRow key={item.id} item={item} useRestore={mayRestore ? useRestore : null} />
            ))}
          </DataTable>
        </Panel>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading deleted items`}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </>
  );
}

interface BinRowProps {
  item: Bin_deletedItemFragment;
  /** Null for users with read access only. */
  useRestore: UseRestore | null;
}

function BinRow({ item, useRestore }: BinRowProps) {
  return (
    <DataRow>
      <DataCell label={t`Name`}>{item.name}</DataCell>
      <DataCell label={t`Deleted`}>
        <DateTime value={item.deletedAt} />
      </DataCell>
      {useRestore && (
        <DataCell label={t`Actions`}>
          <RestoreItem item={item} useRestore={useRestore} />
        </DataCell>
      )}
    </DataRow>
  );
}

function RestoreItem({ item, useRestore }: { item: Bin_deletedItemFragment; useRestore: UseRestore }) {
  const [restore, isRestoring] = useRestore();
  return <RestoreButton name={item.name} isRestoring={isRestoring} onRestore={() => void restore(item)} />;
}
