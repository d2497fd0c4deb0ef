import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { DownloadButton } from '../ui/download/download-button.tsx';
import { StockSheetPanel } from './stock-sheet-panel.tsx';

/** The shop's data as files for spreadsheets: stock in both directions, the rest to download. */
export function SheetsPage() {
  const held = usePermissions() ?? [];
  const downloads = [
    { needs: 'ORDERS_READ', path: '/api/exports/orders.csv', label: t`Download orders` },
    { needs: 'CUSTOMERS_READ', path: '/api/exports/customers.csv', label: t`Download customers` },
    { needs: 'AUDIT_READ', path: '/api/exports/audit.csv', label: t`Download the audit log` },
  ] as const;
  const permitted = downloads.filter(({ needs }) => held.includes(needs));
  return (
    <>
      <PageHead title={t`Import and export`} />
      <Stack gap={24}>
        <StockSheetPanel />
        {permitted.length > 0 && (
          <Panel title={t`Bookkeeping and records`}>
            <Stack gap={16}>
              <p>
                <Trans>CSV files, which every spreadsheet opens. Orders have a row for each line.</Trans>
              </p>
              <Cluster gap={12}>
                {permitted.map(({ path, label }) => (
                  <DownloadButton key={path} path={path} label={label} />
                ))}
              </Cluster>
            </Stack>
          </Panel>
        )}
      </Stack>
    </>
  );
}
