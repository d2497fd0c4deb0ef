import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SheetImportQuery } from '../../../gql/graphql.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import styles from './entry-tables.module.css';

type Entry = NonNullable<SheetImportQuery['sheetImport']>['entries'][number];

/** The maximum number of entries that the server returns. */
export const SHOWN = 100;

interface RemarkTableProps {
  caption: string;
  /** The heading of the column with the messages. */
  label: string;
  entries: readonly Entry[];
  hasMore: boolean;
}

/** Errors or notices about a file, cell by cell. */
export function RemarkTable({ caption, label, entries, hasMore }: RemarkTableProps) {
  const columns = [
    { key: 'line', label: t`Row` },
    { key: 'subject', label: t`What` },
    { key: 'column', label: t`Column` },
    { key: 'value', label: t`In the file` },
    { key: 'message', label },
  ];
  return (
    <div>
      <TableHeading>{caption}</TableHeading>
      <DataTable caption={caption} columns={columns}>
        {entries.map(({ kind, line, subject, column, after, message }, index) => (
          <DataRow key={index}>
            <DataCell>
              <span className={styles.line}>{line}</span>
            </DataCell>
            <DataCell label={t`What`}>
              <span className={styles.value}>{subject ?? (kind === 'NOTICE' ? t`The whole file` : '–')}</span>
            </DataCell>
            <DataCell label={t`Column`}>{column ?? t`All`}</DataCell>
            <DataCell label={t`In the file`}>
              <span className={styles.value}>{after ?? '–'}</span>
            </DataCell>
            <DataCell label={label}>
              <span className={styles.message}>{message}</span>
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      {hasMore && <More />}
    </div>
  );
}

/** The records that rows create or change. */
export function ChangeTable({ changes }: { changes: readonly Entry[] }) {
  const columns = [
    { key: 'line', label: t`Row` },
    { key: 'subject', label: t`What` },
    { key: 'column', label: t`Column` },
    { key: 'before', label: t`Before` },
    { key: 'after', label: t`After` },
  ];
  return (
    <div>
      <TableHeading>{t`Changes`}</TableHeading>
      <DataTable caption={t`Changes`} columns={columns}>
        {changes.map(({ kind, line, column, subject, before, after }, index) => (
          <DataRow key={index}>
            <DataCell>
              <span className={styles.line}>{line}</span>
            </DataCell>
            <DataCell label={t`What`}>{subject}</DataCell>
            <DataCell label={t`Column`}>{kind === 'CREATED' ? t`New` : column}</DataCell>
            <DataCell label={t`Before`}>
              <span className={styles.value}>{before}</span>
            </DataCell>
            <DataCell label={t`After`}>
              <span className={styles.value}>{after}</span>
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      {changes.length >= SHOWN && <More />}
    </div>
  );
}

export function TableHeading({ children }: { children: string }) {
  return <h3 className={styles.heading}>{children}</h3>;
}

export function More() {
  return (
    <p className={styles.more}>
      <Trans>Only the first ones are shown. The report has all of them.</Trans>
    </p>
  );
}
