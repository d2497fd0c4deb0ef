import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { type Import_sheetImportFragment, SheetImportsDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { kindLabels, stateLabels } from './import-kinds.ts';

/** The search parameter with the id of the import to show. */
export const IMPORT_PARAM = 'import';

/** The latest imports and who started them. */
export function RecentImports() {
  const { data, error, refetch } = useQuery(SheetImportsDocument, { fetchPolicy: 'cache-and-network' });
  const columns = [
    { key: 'file', label: t`File` },
    { key: 'kind', label: t`About` },
    { key: 'state', label: t`State` },
    { key: 'actor', label: t`Who` },
    { key: 'time', label: t`When` },
  ];
  const isEmpty = data?.sheetImports.length === 0;
  return (
    <Panel title={t`Recent imports`} flush={data !== undefined && !isEmpty}>
      {data ? (
        isEmpty ? (
          <p>
            <Trans>No files were imported in the last 30 days.</Trans>
          </p>
        ) : (
          <DataTable caption={t`Recent imports`} columns={columns}>
            {data.sheetImports.map(({ id, kind, fileName, state, actorName, createdAt, ...pictures }) => (
              <DataRow key={id} opensLink>
                <DataCell>
                  <TextLink to={{ pathname: adminPaths.sheets(), search: `?${IMPORT_PARAM}=${id}` }}>
                    {fileName}
                  </TextLink>
                </DataCell>
                <DataCell label={t`About`}>{kindLabels()[kind]}</DataCell>
                <DataCell label={t`State`}>
                  {stateLabels()[state]}
                  <PictureState {...pictures} />
                </DataCell>
                <DataCell label={t`Who`}>{actorName}</DataCell>
                <DataCell label={t`When`}>
                  <DateTime value={createdAt} show="date and time" />
                </DataCell>
              </DataRow>
            ))}
          </DataTable>
        )
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the imports`}>
          <Skeleton height="160px" />
        </Loading>
      )}
    </Panel>
  );
}

/** What is still missing of an import's pictures. */
function PictureState({
  waitingPictureCount: waiting,
  failedPictureCount: failed,
}: Pick<Import_sheetImportFragment, 'waitingPictureCount' | 'failedPictureCount'>) {
  return (
    <>
      {waiting > 0 && <div>{plural(waiting, { one: '# picture waiting', other: '# pictures waiting' })}</div>}
      {failed > 0 && <div>{plural(failed, { one: '# picture failed', other: '# pictures failed' })}</div>}
    </>
  );
}
