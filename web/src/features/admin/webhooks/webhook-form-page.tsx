import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import {
  AdminWebhookDocument,
  CreateWebhookDocument,
  UpdateWebhookDocument,
  WebhookEventTypesDocument,
  type Webhook_webhookFragment,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { useEditForm } from '../ui/form/use-edit-form.ts';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import type { EventType } from './webhook-labels.ts';
import { exampleOf, mergeRules, valuesOf, type WebhookValues } from './webhook-values.ts';

/** Adds a webhook, or edits the one whose id is in the path. */
export function WebhookFormPage() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(WebhookEventTypesDocument);
  if (!data) return <NotLoaded error={error} refetch={refetch} />;
  const { webhookEventTypes: eventTypes } = data;
  return id === undefined ? (
    <AddWebhook eventTypes={eventTypes} />
  ) : (
    <LoadWebhook key={id} id={id} eventTypes={eventTypes} />
  );
}

interface NotLoadedProps {
  error: Error | undefined;
  refetch: () => Promise<unknown>;
}

function NotLoaded({ error, refetch }: NotLoadedProps) {
  return error ? (
    <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label={t`Loading the form`}>
      <Skeleton height="480px" />
    </Loading>
  );
}

/** After it is added, its secret replaces the form. */
function AddWebhook({ eventTypes }: { eventTypes: readonly EventType[] }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [added, setAdded] = useState<{ id: string; secret: string } | null>(null);
  const editing = useEditForm<WebhookValues>({
    name: 'webhook new',
    defaultValues: () => valuesOf(null),
    example: exampleOf,
  });
  const [create] = useAction(CreateWebhookDocument, {
    result: ({ webhook, secret }) => (webhook && secret != null ? { id: webhook.id, secret } : null),
    failure: editing,
    onDone: setAdded,
  });
  const back = { label: t`Webhooks`, to: adminPaths.webhooks() };
  return (
    <>
      <PageHead title={t`Add webhook`} back={back} />
      {added ? (
        <WebhookSecret
          secret={added.secret}
          onDone={() => void navigate(adminPaths.webhook(added.id), { replace: true })}
        />
      ) : (
        <WebhookForm
          webhook={null}
          eventTypes={eventTypes}
          editing={editing}
          save={async (input) => (await create({ input })) !== null}
          onSaved={() => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'webhooks' })}
        />
      )}
    </>
  );
}

function LoadWebhook({ id, eventTypes }: { id: string; eventTypes: readonly EventType[] }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminWebhookDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const webhook = useFirstLoaded(data?.webhook);
  if (data && !webhook) return <NotFoundPage />;
  if (webhook) return <EditWebhook webhook={webhook} eventTypes={eventTypes} />;
  return <NotLoaded error={error} refetch={refetch} />;
}

interface EditWebhookProps {
  webhook: Webhook_webhookFragment;
  eventTypes: readonly EventType[];
}

function EditWebhook({ webhook, eventTypes }: EditWebhookProps) {
  const navigate = useNavigate();
  const { id, version } = webhook;
  const editing = useEditForm<WebhookValues>({
    name: `webhook ${id}`,
    defaultValues: () => valuesOf(webhook),
    version,
    example: exampleOf,
  });
  const client = useApolloClient();
  const [update] = useAction(UpdateWebhookDocument, {
    result: (payload) => payload.webhook ?? editedMeanwhile(payload),
    failure: editing,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Webhook saved`, details: [saved.url] });
    },
  });
  const conflicts = useConflicts({
    editing,
    ...mergeRules(eventTypes),
    latest: async () => {
      const { data } = await client.query({
        query: AdminWebhookDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const latest = data?.webhook;
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: (input, base) => update({ id, input, expectedVersion: base.version }),
  });
  return (
    <>
      <PageHead title={t`Edit webhook`} back={{ label: t`Webhook`, to: adminPaths.webhook(id) }} />
      <WebhookForm
        webhook={webhook}
        eventTypes={eventTypes}
        editing={editing}
        save={conflicts.save}
        onSaved={() => void navigate(adminPaths.webhook(id))}
      />
      <ConflictDialog question={conflicts.question} />
    </>
  );
}
