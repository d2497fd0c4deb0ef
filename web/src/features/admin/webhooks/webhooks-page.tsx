import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Webhook from 'lucide-react/icons/webhook';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AdminWebhooksDocument, type Webhook_webhookFragment } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { webhookState } from './webhook-labels.ts';
import styles from './webhooks.module.css';

/** The list of webhooks. */
export function WebhooksPage() {
  const { data, error, refetch } = useQuery(AdminWebhooksDocument, { fetchPolicy: 'cache-and-network' });
  const add = usePermission('INTEGRATIONS_WRITE') && (
    <ButtonLink to={adminPaths.webhookAdd()} size="sm">
      <Plus size={20} aria-hidden="true" />
      <Trans>Add webhook</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        title={t`Webhooks`}
        note={<Trans>Notify other software as soon as something happens in your shop.</Trans>}
        actions={add}
      />
      {data ? (
        <WebhookList webhooks={data.webhooks} add={add} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the webhooks`}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </>
  );
}

const columns = () => [
  { key: 'url', label: t`URL` },
  { key: 'state', label: t`State` },
  { key: 'events', label: t`Events` },
  { key: 'since', label: t`Added on` },
];

interface WebhookListProps {
  webhooks: readonly Webhook_webhookFragment[];
  /** The button that adds one; false without the permission. */
  add: ReactNode;
}

function WebhookList({ webhooks, add }: WebhookListProps) {
  return (
    <Panel title={plural(webhooks.length, { one: '# webhook', other: '# webhooks' })} flush>
      {webhooks.length === 0 ? (
        <EmptyState
          icon={<Webhook size={28} aria-hidden="true" />}
          title={t`No webhooks yet`}
          action={add || undefined}
        >
          <Trans>
            Add one for an accounting system, a warehouse or your own app. See the{' '}
            <TextLink to="/api/docs" reloadDocument>
              REST documentation
            </TextLink>{' '}
            for what apps can request.
          </Trans>
        </EmptyState>
      ) : (
        <DataTable caption={t`Webhooks`} columns={columns()}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook_webhookFragment }) {
  const { label, tone } = webhookState(webhook);
  return (
    <DataRow opensLink>
      <DataCell>
        <div>
          <Link className={styles.url} to={adminPaths.webhook(webhook.id)}>
            {webhook.url}
          </Link>
          {webhook.description !== '' && <p className={styles.note}>{webhook.description}</p>}
        </div>
      </DataCell>
      <DataCell label={t`State`}>
        <Badge tone={tone}>{label}</Badge>
      </DataCell>
      <DataCell label={t`Events`} className={styles.count}>
        {plural(webhook.eventTypes.length, { one: '# event', other: '# events' })}
      </DataCell>
      <DataCell label={t`Added on`}>
        <DateTime value={webhook.createdAt} />
      </DataCell>
    </DataRow>
  );
}
