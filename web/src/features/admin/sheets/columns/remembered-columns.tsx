import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  ColumnMappingsDocument,
  type ColumnMappingsQuery,
  DeleteColumnMappingDocument,
} from '../../../../gql/graphql.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { kindLabels } from '../import-kinds.ts';
import styles from './remembered-columns.module.css';

type ColumnMapping = ColumnMappingsQuery['columnMappings'][number];

/** What staff chose the columns of files to be, to delete it. Nothing if there is none. */
export function RememberedColumns() {
  const { data, error, refetch } = useQuery(ColumnMappingsDocument, { fetchPolicy: 'cache-and-network' });
  const [mappingToDelete, setMappingToDelete] = useState<ColumnMapping | null>(null);
  const kinds = kindLabels();
  const columns = [
    { key: 'columns', label: t`Column in the file: column in the shop’s sheet` },
    { key: 'kind', label: t`About` },
    { key: 'chosen', label: t`Chosen on` },
    { key: 'actions', label: t`Actions`, hidden: true, numeric: true },
  ];
  if (!data && error) {
    return (
      <Panel title={t`Remembered columns`}>
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </Panel>
    );
  }
  return (
    <>
      {data && data.columnMappings.length > 0 && (
        <Panel title={t`Remembered columns`} flush>
          <DataTable caption={t`Remembered columns`} columns={columns}>
            {data.columnMappings.map((mapping) => (
              <DataRow key={mapping.id}>
                <DataCell>
                  <ul className={styles.mapped} role="list" translate="no">
                    {mapping.columns.map(({ name, field }) => (
                      <li key={name}>
                        {name}: {field}
                      </li>
                    ))}
                  </ul>
                </DataCell>
                <DataCell label={t`About`}>{kinds[mapping.kind]}</DataCell>
                <DataCell label={t`Chosen on`}>
                  <DateTime value={mapping.chosenAt} />
                </DataCell>
                <DataCell label={t`Actions`} numeric>
                  <IconButton
                    label={t`Forget the columns ${namesIn(mapping)}`}
                    onClick={() => setMappingToDelete(mapping)}
                  >
                    <Trash size={18} aria-hidden="true" />
                  </IconButton>
                </DataCell>
              </DataRow>
            ))}
          </DataTable>
        </Panel>
      )}
      <ForgetColumnsDialog mapping={mappingToDelete} onClose={() => setMappingToDelete(null)} />
    </>
  );
}

function ForgetColumnsDialog({ mapping, onClose }: { mapping: ColumnMapping | null; onClose: () => void }) {
  const shown = useLastShown(mapping);
  const [deleteMapping, isDeleting] = useAction(DeleteColumnMappingDocument, {
    result: (payload) => payload.columnMappingId,
    failure: t`Columns not forgotten`,
    update: (cache, { data }) => {
      const id = data?.columnMappingDelete.columnMappingId;
      if (!id) return;
      cache.updateQuery({ query: ColumnMappingsDocument }, (cached) =>
        cached ? { columnMappings: cached.columnMappings.filter((other) => other.id !== id) } : cached,
      );
    },
    onDone: () => showToast({ tone: 'success', title: t`Columns forgotten` }),
  });
  return (
    <AlertDialog
      open={mapping !== null}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={t`Forget these columns?`}
      description={
        shown
          ? t`${namesIn(shown)}. The next file with these columns waits until someone has chosen what they are.`
          : ''
      }
      cancelLabel={t`Cancel`}
      confirmLabel={t`Forget`}
      danger
      pending={isDeleting}
      onConfirm={() => mapping && void deleteMapping({ id: mapping.id }).then(onClose)}
      finalFocus={() => document.querySelector('h1')}
    />
  );
}

const namesIn = ({ columns }: ColumnMapping) => columns.map(({ name }) => name).join(', ');
