import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ApiKeyState, ApiKey_apiKeyFragment } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { describePermissions } from '../staff/roles/permission-labels.ts';
import styles from './api-keys.module.css';

interface ApiKeyRowProps {
  apiKey: ApiKey_apiKeyFragment;
  /** Whether the table has a column for actions. */
  hasActions: boolean;
  /** Omitted if the viewer lacks one of the key's permissions. */
  onEdit?: (() => void) | undefined;
  onRevoke: () => void;
}

export const editButtonOf = (id: string) => `edit-key-${id}`;

export function ApiKeyRow({ apiKey, hasActions, onEdit, onRevoke }: ApiKeyRowProps) {
  const { id, name, hint, state, permissions, createdAt, createdByName, lastUsedAt, lastUsedIp } = apiKey;
  return (
    <DataRow>
      <DataCell>
        <div>
          <span className={styles.name}>{name}</span>{' '}
          {state !== 'ACTIVE' && <Badge>{stateLabels()[state]}</Badge>}
          <span className={styles.small}>
            <Trans>
              exk_…{hint}, by {createdByName}, <DateTime value={createdAt} />
            </Trans>
          </span>
        </div>
      </DataCell>
      <DataCell label={t`Permissions`} className={styles.permissions}>
        {describePermissions(permissions)}
      </DataCell>
      <DataCell label={t`Last used`}>
        {!lastUsedAt ? (
          <Trans>Never</Trans>
        ) : (
          <div>
            <DateTime value={lastUsedAt} show="date and time" />
            <span className={styles.small}>{lastUsedIp}</span>
          </div>
        )}
      </DataCell>
      <DataCell label={t`Expires`}>
        <span className={styles.ending}>
          <Ending apiKey={apiKey} />
        </span>
      </DataCell>
      {hasActions && (
        <DataCell>
          {state !== 'REVOKED' && (
            <div className={styles.actions}>
              {onEdit && (
                <Button
                  id={editButtonOf(id)}
                  size="sm"
                  variant="outline"
                  aria-label={t`Edit ${name}`}
                  onClick={onEdit}
                >
                  <Trans>Edit</Trans>
                </Button>
              )}
              <Button size="sm" variant="quiet" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
                <Trans>Revoke</Trans>
              </Button>
            </div>
          )}
        </DataCell>
      )}
    </DataRow>
  );
}

const stateLabels = (): Record<Exclude<ApiKeyState, 'ACTIVE'>, string> => ({
  EXPIRED: t`Expired`,
  REVOKED: t`Revoked`,
});

function Ending({ apiKey: { revokedAt, expiresAt } }: { apiKey: ApiKey_apiKeyFragment }) {
  if (revokedAt)
    return (
      <Trans>
        Revoked <DateTime value={revokedAt} />
      </Trans>
    );
  return expiresAt ? <DateTime value={expiresAt} /> : <Trans>Never</Trans>;
}
