import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { DownloadButton } from '../ui/download/download-button.tsx';
import { RememberedColumns } from './columns/remembered-columns.tsx';
import { importKinds } from './import-kinds.ts';
import { IMPORT_PARAM, RecentImports } from './recent-imports.tsx';
import { ShownImport } from './shown-import.tsx';
import { UploadPanel } from './upload-panel.tsx';

/** Exports the shop's data as spreadsheet files; some kinds can be edited and imported again. */
export function SheetsPage() {
  const held = usePermissions() ?? [];
  const [params, setParams] = useSearchParams();
  const shown = params.get(IMPORT_PARAM);
  const mayImport = importKinds().some(({ needs }) => held.includes(needs));
  const downloads = [
    { needs: 'ORDERS_READ', path: '/api/exports/orders.csv', label: t`Download orders` },
    { needs: 'AUDIT_READ', path: '/api/exports/audit.csv', label: t`Download the audit log` },
  ] as const;
  const permitted = downloads.filter(({ needs }) => held.includes(needs));
  return (
    <>
      <PageHead title={t`Import and export`} />
      <Stack gap={24}>
        {shown === null ? (
          <UploadPanel onUploaded={(id) => setParams({ [IMPORT_PARAM]: id })} />
        ) : (
          <ShownImport key={shown} id={shown} onClose={() => setParams({})} />
        )}
        {mayImport && <RecentImports />}
        {shown === null && held.includes('PRODUCTS_WRITE') && <RememberedColumns />}
        {permitted.length > 0 && (
          <Panel title={t`Bookkeeping and records`}>
            <Stack gap={16}>
              <p>
                <Trans>
                  CSV files, which open in any spreadsheet. Orders have one row per item and per refund. To
                  export only some orders, filter the{' '}
                  <TextLink to={adminPaths.orders()}>list of orders</TextLink> and choose Export there.
                </Trans>
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
