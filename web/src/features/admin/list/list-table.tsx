import { type ReactNode, useRef } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import type { List } from '../../../apollo/use-list.ts';
import { useRestoreFocus } from '../../../ui/actions/use-restore-focus.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { type DataColumn, DataTable } from '../../../ui/data/data-table.tsx';
import { LoadMore, useFocusAfterLoadMore } from '../../../ui/data/load-more.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './list-table.module.css';

/** Rows per page, before "Load more". */
export const PAGE_SIZE = 50;

const SKELETON_ROWS = 8;

interface ListTableProps<Node> {
  list: List<Node>;
  /** Names the table for screen readers. */
  caption: string;
  /** "Loading products". */
  loadingLabel: string;
  columns: DataColumn[];
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** The total with its unit: "81 products". */
  totalLabel: string;
  /** Whether rows start with a picture; the skeletons are then equally high. */
  hasPictures?: boolean;
  row: (node: Node) => ReactNode;
}

/** A list in all its states: loading, failed, empty, loaded, and with more to load. */
export function ListTable<Node>(props: ListTableProps<Node>) {
  const { list, caption, loadingLabel, columns, empty, totalLabel, hasPictures = false, row } = props;
  const { nodes, more } = list;
  const frame = useRef<HTMLDivElement>(null);
  // "Show all" disappears with the empty state.
  const emptyFrame = useRestoreFocus(String(nodes?.length === 0));
  const focusFirstNew = useFocusAfterLoadMore(nodes?.length ?? 0, (index) =>
    focusable(frame.current?.querySelectorAll<HTMLElement>('tbody tr:not([data-heading])')[index]),
  );

  if (list.error && !nodes) {
    return (
      <div className={styles.frame}>
        <ErrorState cause={errorMessage(list.error)} onRetry={list.retry} />
      </div>
    );
  }
  if (!nodes) {
    return (
      <div className={styles.frame}>
        <Loading label={loadingLabel}>
          <DataTable caption={caption} columns={columns}>
            <SkeletonRows columns={columns} hasPictures={hasPictures} />
          </DataTable>
        </Loading>
      </div>
    );
  }
  if (nodes.length === 0) {
    return (
      <div {...emptyFrame} className={styles.frame}>
        {empty}
      </div>
    );
  }
  return (
    <div
      ref={frame}
      data-stale={list.isStale || undefined}
      aria-busy={list.isStale}
      className={styles.result}
    >
      <div className={styles.frame}>
        <DataTable caption={caption} columns={columns}>
          {nodes.map(row)}
        </DataTable>
      </div>
      {list.hasMore && (
        <LoadMore
          shown={nodes.length}
          total={list.total}
          totalLabel={totalLabel}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => {
            focusFirstNew();
            void more.load();
          }}
        />
      )}
    </div>
  );
}

/** A row's first link, or the row itself if it has none. */
function focusable(row: HTMLElement | undefined): HTMLElement | undefined {
  const link = row?.querySelector('a');
  if (link) return link;
  row?.setAttribute('tabindex', '-1');
  return row;
}

interface SkeletonRowsProps {
  columns: DataColumn[];
  hasPictures?: boolean;
}

/** As high as the rows that they replace. */
function SkeletonRows({ columns, hasPictures = false }: SkeletonRowsProps) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <DataRow key={row} aria-hidden="true">
      {columns.map(({ key, numeric, minor }, column) => (
        <DataCell key={key} numeric={numeric} minor={minor}>
          {column === 0 && hasPictures ? (
            <Skeleton width="48px" height="48px" />
          ) : (
            <Skeleton className={styles.line} width="70%" height="14px" />
          )}
        </DataCell>
      ))}
    </DataRow>
  ));
}
