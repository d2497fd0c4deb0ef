import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { FileDrop } from '../ui/file-drop.tsx';
import { Panel } from '../ui/panel.tsx';
import { DownloadButton } from '../ui/download/download-button.tsx';
import type { SheetChanges, SheetFault } from './stock-sheet.ts';
import { useStockSheet } from './use-stock-sheet.ts';

/** The stock of all variants as a file, to fill in and to read back; shows what it changes before it does. */
export function StockSheetPanel() {
  const mayChange = usePermission('PRODUCTS_WRITE');
  const { sheet, isApplying, check, apply, discard } = useStockSheet();
  const file = sheet?.file.name ?? '';
  return (
    <Panel
      title={t`Stock`}
      actions={<DownloadButton path="/api/exports/stock.csv" label={t`Download stock`} />}
    >
      <Stack gap={16}>
        <p>
          <Trans>
            The file has a row for each variant. Fill in the column “New stock” after a delivery or a count,
            and upload it here. What is sold meanwhile stays sold.
          </Trans>
        </p>
        {mayChange && !sheet && (
          <FileDrop
            icon={<FileSpreadsheet size={28} aria-hidden="true" />}
            label={t`Choose a file`}
            hint={t`Or drop it here. CSV, at most 20,000 rows.`}
            accept=".csv,text/csv"
            onFiles={([chosen]) => chosen && void check(chosen)}
          />
        )}
        {sheet && !sheet.result && (
          <Loading label={t`Checking ${file}`}>
            <Skeleton height="160px" />
          </Loading>
        )}
        {sheet?.result && 'faults' in sheet.result && (
          <>
            <Callout
              tone="danger"
              role="alert"
              title={plural(sheet.result.faults.length, {
                one: '# fault in the file',
                other: '# faults in the file',
              })}
            >
              <Trans>Nothing was changed. Correct {file} and choose it again.</Trans>
            </Callout>
            <FaultTable faults={sheet.result.faults} />
            <Cluster>
              <Button variant="outline" onClick={discard}>
                <Trans>Choose another file</Trans>
              </Button>
            </Cluster>
          </>
        )}
        {sheet?.result && 'changes' in sheet.result && (
          <>
            <p role="status">
              <ChangeCount file={file} count={sheet.result.count} />
            </p>
            {sheet.result.count > 0 && <ChangeTable {...sheet.result} />}
            <Cluster gap={12}>
              {sheet.result.count > 0 && (
                <Button pending={isApplying} onClick={() => void apply()}>
                  <Trans>Change the stock</Trans>
                </Button>
              )}
              <Button variant="outline" onClick={discard}>
                <Trans>Choose another file</Trans>
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function ChangeCount({ file, count }: { file: string; count: number }) {
  if (count === 0) return <Trans>{file} changes nothing.</Trans>;
  return plural(count, {
    one: `${file} changes the stock of # variant:`,
    other: `${file} changes the stock of # variants:`,
  });
}

function ChangeTable({ count, changes }: SheetChanges) {
  const hidden = count - changes.length;
  const columns = [
    { key: 'product', label: t`Product` },
    { key: 'sku', label: t`SKU` },
    { key: 'before', label: t`Stock`, numeric: true },
    { key: 'after', label: t`New stock`, numeric: true },
  ];
  return (
    <div>
      <DataTable caption={t`Changes`} columns={columns}>
        {changes.map(({ line, product, variant, sku, before, after }) => (
          <DataRow key={line}>
            <DataCell>{[product, variant].filter(Boolean).join(', ')}</DataCell>
            <DataCell label={t`SKU`}>{sku ?? t`None`}</DataCell>
            <DataCell label={t`Stock`} numeric>
              {before}
            </DataCell>
            <DataCell label={t`New stock`} numeric>
              {after}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      {hidden > 0 && <p>{plural(hidden, { one: 'and # more', other: 'and # more' })}</p>}
    </div>
  );
}

function FaultTable({ faults }: { faults: readonly SheetFault[] }) {
  const columns = [
    { key: 'line', label: t`Row` },
    { key: 'column', label: t`Column` },
    { key: 'message', label: t`What is wrong` },
  ];
  return (
    <DataTable caption={t`Faults`} columns={columns}>
      {faults.map(({ line, column, message }, index) => (
        <DataRow key={index}>
          <DataCell>{line ?? t`All`}</DataCell>
          <DataCell label={t`Column`}>{column ?? t`All`}</DataCell>
          <DataCell label={t`What is wrong`}>{message}</DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
