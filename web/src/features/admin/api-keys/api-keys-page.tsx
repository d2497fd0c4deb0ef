import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { hasDraft } from '../../../forms/form-draft.ts';
import { useEditedInPlace } from '../../../forms/use-edited-in-place.ts';
import { type ApiKey_apiKeyFragment, ApiKeysDocument, type Permission } from '../../../gql/graphql.ts';
import { tabStorage } from '../../../lib/browser/guarded-storage.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { isWithin } from '../staff/roles/permission-labels.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { apiKeyDraft, ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyRow, editButtonOf } from './api-key-row.tsx';
import { NewKey } from './new-key.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

const CREATE_BUTTON = 'create-key';

/** API keys, their permissions and their last use. */
export function ApiKeysPage() {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const held = usePermissions();
  const active = data?.apiKeys.filter(({ state }) => state === 'ACTIVE').length ?? 0;
  return (
    <>
      <PageHead
        title={t`API keys`}
        note={
          data && data.apiKeys.length > 0
            ? plural(active, { 0: 'None active', one: '# active', other: '# active' })
            : undefined
        }
      />
      {data && held ? (
        <ApiKeys apiKeys={data.apiKeys} held={held} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the API keys`}>
          <Skeleton height="320px" />
        </Loading>
      )}
    </>
  );
}

interface ApiKeysProps {
  apiKeys: readonly ApiKey_apiKeyFragment[];
  held: readonly Permission[];
}

/** What is open above the list: the form for a new or existing key, or the newly created key. */
type Opened = { is: 'NEW' } | { is: 'EDITED'; id: string } | { is: 'CREATED'; key: string };

function ApiKeys({ apiKeys, held }: ApiKeysProps) {
  const userId = useAdminSession()?.user.id ?? '';
  const isLeftUnsaved = (id: string | null) =>
    hasDraft(tabStorage, { space: 'admin', userId, form: apiKeyDraft(id) });
  const { edited, edit, close } = useEditedInPlace<Opened>(() => {
    const unsaved = apiKeys.find(({ id }) => isLeftUnsaved(id));
    return unsaved ? { is: 'EDITED', id: unsaved.id } : isLeftUnsaved(null) ? { is: 'NEW' } : null;
  }, CREATE_BUTTON);
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey_apiKeyFragment | null>(null);
  const mayChange = held.includes('INTEGRATIONS_WRITE');
  const opened = edited?.is === 'EDITED' ? apiKeys.find(({ id }) => id === edited.id) : undefined;
  const columns = [
    { key: 'name', label: t`Name` },
    { key: 'permissions', label: t`Permissions` },
    { key: 'used', label: t`Last used` },
    { key: 'expires', label: t`Expires` },
    ...(mayChange ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
  ];
  const createButton = mayChange && !edited && (
    <Button id={CREATE_BUTTON} size="sm" onClick={() => edit({ is: 'NEW' })}>
      <Trans>Create API key</Trans>
    </Button>
  );
  return (
    <Stack gap={24}>
      {edited?.is === 'CREATED' && <NewKey value={edited.key} onDone={() => close(CREATE_BUTTON)} />}
      {mayChange && edited && edited.is !== 'CREATED' && (
        <Panel title={opened ? t`Edit ${opened.name}` : t`New API key`}>
          <ApiKeyForm
            key={opened?.id ?? 'new'}
            apiKey={opened ?? null}
            held={held}
            onSaved={(key) =>
              key === null ? close(editButtonOf(opened?.id ?? '')) : edit({ is: 'CREATED', key })
            }
            onCancel={() => close(opened ? editButtonOf(opened.id) : CREATE_BUTTON)}
          />
        </Panel>
      )}
      {apiKeys.length === 0 ? (
        !edited && (
          <EmptyState title={t`No API keys yet`} action={createButton}>
            <Trans>
              API keys let other software, such as your inventory or accounting system, read and change what
              you allow, without anyone’s password. See the{' '}
              <TextLink to="/api/docs" reloadDocument>
                REST documentation
              </TextLink>
              , or try GraphQL in{' '}
              <TextLink to="/graphiql" reloadDocument>
                GraphiQL
              </TextLink>
              .
            </Trans>
          </EmptyState>
        )
      ) : (
        <Panel title={t`Keys`} actions={createButton} flush>
          <DataTable caption={t`API keys`} columns={columns}>
            {apiKeys.map((apiKey) => (
              <ApiKeyRow
                key={apiKey.id}
                apiKey={apiKey}
                hasActions={mayChange}
                onEdit={
                  isWithin(apiKey, held) && !edited ? () => edit({ is: 'EDITED', id: apiKey.id }) : undefined
                }
                onRevoke={() => setKeyToRevoke(apiKey)}
              />
            ))}
          </DataTable>
        </Panel>
      )}
      <RevokeKeyDialog apiKey={keyToRevoke} onClose={() => setKeyToRevoke(null)} />
    </Stack>
  );
}
