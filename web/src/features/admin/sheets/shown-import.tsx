import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import type { SheetImportQuery } from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DownloadButton } from '../ui/download/download-button.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { ChangeTable, RemarkTable, SHOWN } from './entry-tables.tsx';
import { FileDescription } from './file-description.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { isAtWork } from './import-kinds.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useSheetImport } from './use-sheet-import.ts';

type SheetImport = NonNullable<SheetImportQuery['sheetImport']>;

interface ShownImportProps {
  id: string;
  /** Closes it, so that another file can be selected. */
  onClose: () => void;
}

/** One import: its progress, its errors or changes, and the next step. */
export function ShownImport({ id, onClose }: ShownImportProps) {
  const { sheetImport, isLoading, error, refetch, apply, isStarting, cancel, isCancelling } =
    useSheetImport(id);
  if (isLoading) {
    return (
      <Loading label={t`Loading the import`}>
        <Skeleton height="240px" />
      </Loading>
    );
  }
  if (error && !sheetImport) return <ErrorState cause={errorMessage(error)} onRetry={refetch} />;
  const another = (
    <Button variant="outline" onClick={onClose}>
      <Trans>Choose another file</Trans>
    </Button>
  );
  if (!sheetImport) {
    return (
      <EmptyState title={t`Import not found`} action={another}>
        <Trans>Imports are kept for 30 days, files that were not imported for one day.</Trans>
      </EmptyState>
    );
  }
  const { fileName, state, source, errorCount, canSkipInvalid } = sheetImport;
  const isReady = state === 'READY' && countChanges(sheetImport) > 0;
  const leavesRowsOut = canSkipInvalid || (state === 'DONE' && errorCount > 0);
  const mayCancel = isAtWork(state) || isReady || state === 'UNMAPPED';
  return (
    <Panel
      title={fileName}
      actions={
        (sheetImport.entries.length > 0 || sheetImport.notices.length > 0) && (
          <DownloadButton
            path={`/api/imports/${id}/report`}
            label={t`Download the report`}
            name="import-report.csv"
          />
        )
      }
    >
      <Stack gap={16}>
        <Outcome sheetImport={sheetImport} />
        <ImportPictures sheetImport={sheetImport} />
        <FileDescription sheetImport={sheetImport} />
        <Cluster gap={12}>
          {(isReady || canSkipInvalid) && (
            <Button pending={isStarting} onClick={apply}>
              {canSkipInvalid
                ? plural(countChanges(sheetImport), {
                    one: 'Import the valid change',
                    other: 'Import the # valid changes',
                  })
                : plural(countChanges(sheetImport), { one: 'Import # change', other: 'Import # changes' })}
            </Button>
          )}
          {leavesRowsOut && source === null && (
            <DownloadButton
              path={`/api/imports/${id}/invalid-rows`}
              label={t`Download the rows with errors`}
              name="rows-with-errors.csv"
            />
          )}
          {mayCancel && (
            <Button variant="outline" pending={isCancelling} onClick={cancel}>
              <Trans>Cancel the import</Trans>
            </Button>
          )}
          {!mayCancel && another}
        </Cluster>
        <Entries sheetImport={sheetImport} />
      </Stack>
    </Panel>
  );
}

const countChanges = ({ createdCount, changedCount }: SheetImport) => createdCount + changedCount;

function Outcome({ sheetImport }: { sheetImport: SheetImport }) {
  const { state, fileName, errorCount, canSkipInvalid, createdCount, changedCount } = sheetImport;
  switch (state) {
    case 'UPLOADING':
    case 'CHECKING':
    case 'IMPORTING':
      return <AtWork sheetImport={sheetImport} />;
    case 'UNMAPPED':
      return (
        <Callout role="status" title={t`What is in these columns?`}>
          <Trans>
            The shop does not recognize the columns of {fileName}. Please choose what they are: files with the
            same columns are read in the same way from then on. Nothing has been changed yet.
          </Trans>
        </Callout>
      );
    case 'INVALID':
      return (
        <Callout
          tone="danger"
          role="alert"
          title={plural(errorCount, { one: '# error in the file', other: '# errors in the file' })}
        >
          {canSkipInvalid ? (
            <Trans>
              Nothing has been changed yet. Correct {fileName} and choose it again, or import what is valid
              and correct the rest later.
            </Trans>
          ) : (
            <Trans>Nothing was changed. Correct {fileName} and choose it again.</Trans>
          )}
        </Callout>
      );
    case 'READY':
      return <Ready sheetImport={sheetImport} />;
    case 'DONE':
      return (
        <Callout
          tone="success"
          role="status"
          title={errorCount > 0 ? t`Imported without the rows with errors` : t`Imported`}
        >
          {inWords(
            plural(createdCount, { one: '# created', other: '# created' }),
            plural(changedCount, { one: '# changed', other: '# changed' }),
            sheetImport,
          )}
        </Callout>
      );
    case 'CANCELLED':
      return (
        <Callout role="status" title={t`Cancelled`}>
          <Trans>Nothing was changed.</Trans>
        </Callout>
      );
    case 'FAILED':
      return (
        <Callout tone="danger" role="alert" title={t`The import failed`}>
          <Trans>Nothing was changed. Please choose the file again.</Trans>
        </Callout>
      );
  }
}

/** The number of rows checked or imported so far. */
function AtWork({ sheetImport }: { sheetImport: SheetImport }) {
  const { state, fileName, rowsDone, rowCount } = sheetImport;
  const label = state === 'IMPORTING' ? t`Importing ${fileName}` : t`Checking ${fileName}`;
  const rows = rowCount ?? 0;
  const inFigures = (count: number) => count.toLocaleString(i18n.locale);
  const progress = rowCount === null ? label : t`${label}: ${inFigures(rowsDone)} of ${inFigures(rows)} rows`;
  return (
    <>
      <ProgressBar label={progress} part={rows > 0 ? rowsDone / rows : null} />
      {state === 'IMPORTING' && (
        <p>
          <Trans>Changes appear once all rows are done. You can leave this page in the meantime.</Trans>
        </p>
      )}
    </>
  );
}

/** What importing the checked file would change. */
function Ready({ sheetImport }: { sheetImport: SheetImport }) {
  const { fileName, createdCount, changedCount, notices } = sheetImport;
  if (countChanges(sheetImport) === 0) {
    return (
      <Callout role="status" title={t`Nothing to change`}>
        {notices.length > 0 ? (
          <Trans>The notices below say what of {fileName} is not imported.</Trans>
        ) : (
          <Trans>{fileName} matches what the shop has.</Trans>
        )}
      </Callout>
    );
  }
  const created = plural(createdCount, { one: '# to create', other: '# to create' });
  const changed = plural(changedCount, { one: '# to change', other: '# to change' });
  return (
    <Callout role="status" title={t`All rows are valid: ${inWords(created, changed, sheetImport)}`}>
      {notices.length > 0 ? (
        <Trans>Nothing has been changed yet. Please read the notices below first.</Trans>
      ) : (
        <Trans>Nothing has been changed yet.</Trans>
      )}
    </Callout>
  );
}

/** Both counts, or only the one that is not zero. */
function inWords(created: string, changed: string, { createdCount, changedCount }: SheetImport): string {
  if (createdCount === 0) return changed;
  return changedCount === 0 ? created : `${created}, ${changed}`;
}

/** The first errors or the first changes, and the first notices. */
function Entries({ sheetImport }: { sheetImport: SheetImport }) {
  const { state, errorCount, canSkipInvalid, entries, notices } = sheetImport;
  if (isAtWork(state)) return null;
  const errors = entries.filter(({ kind }) => kind === 'ERROR');
  const changes = entries.filter(({ kind }) => kind !== 'ERROR');
  return (
    <>
      {errors.length > 0 && (
        <RemarkTable
          caption={t`Errors`}
          label={t`What is wrong`}
          entries={errors}
          hasMore={errorCount > errors.length}
        />
      )}
      {notices.length > 0 && (
        <RemarkTable
          caption={t`Notices`}
          label={t`What happens`}
          entries={notices}
          hasMore={notices.length >= SHOWN}
        />
      )}
      {(state !== 'INVALID' || canSkipInvalid) && changes.length > 0 && <ChangeTable changes={changes} />}
    </>
  );
}
