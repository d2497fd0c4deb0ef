import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import {
  AdminWebhookDocument,
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  SendWebhookTestDocument,
  type Webhook_webhookFragment,
} from '../../../gql/graphql.ts';
import { adminPages, adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { usePageTitle } from '../../../navigation/use-page.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { DetailList } from '../ui/page/detail-list.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { eventName, webhookState } from './webhook-labels.ts';
import { WebhookLog } from './webhook-log.tsx';
import { WebhookReplay } from './webhook-replay.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import styles from './webhooks.module.css';

/** One webhook: its settings, its messages and the responses. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(AdminWebhookDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const webhook = data?.webhook;
  usePageTitle(webhook ? adminPages.webhook.title(webhook.url) : undefined);
  if (data && !webhook) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={webhook ? <span className={styles.title}>{webhook.url}</span> : t`Webhook`}
        note={webhook && <AuditLink subject="WEBHOOK" id={id} />}
        back={{ label: t`Webhooks`, to: adminPaths.webhooks() }}
      />
      {webhook ? (
        <WebhookDetails webhook={webhook} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading the webhook`}>
          <Skeleton height="480px" />
        </Loading>
      )}
    </>
  );
}

function WebhookDetails({ webhook }: { webhook: Webhook_webhookFragment }) {
  const [secret, setSecret] = useState<string | null>(null);
  const mayChange = usePermission('INTEGRATIONS_WRITE');
  const { label, tone } = webhookState(webhook);
  const { description, eventTypes, createdAt, failingSince, previousSecretUntil } = webhook;
  return (
    <Stack gap={24}>
      <WhyOff webhook={webhook} mayChange={mayChange} />
      {secret !== null && (
        <WebhookSecret
          secret={secret}
          onDone={() => {
            setSecret(null);
            // The button disappears, so focus moves to the page's heading.
            document.querySelector<HTMLElement>('h1')?.focus();
          }}
        />
      )}
      <Panel title={t`Receiver`}>
        <Stack gap={16}>
          <DetailList
            details={[
              [t`State`, <Badge tone={tone}>{label}</Badge>],
              [t`Failing since`, failingSince && <DateTime value={failingSince} show="date and time" />],
              [t`Description`, description],
              [t`Events`, eventTypes.map(eventName).join(', ')],
              [t`Added on`, <DateTime value={createdAt} />],
              [
                t`Old secret valid until`,
                isAhead(previousSecretUntil) ? (
                  <DateTime value={previousSecretUntil} show="date and time" />
                ) : null,
              ],
            ]}
          />
          {mayChange && <Actions webhook={webhook} onSecret={setSecret} />}
        </Stack>
      </Panel>
      {mayChange && <WebhookReplay webhook={webhook} />}
      <WebhookLog webhook={webhook} />
    </Stack>
  );
}

const isAhead = (moment: string | null | undefined): moment is string =>
  moment != null && new Date(moment) > new Date();

interface WhyOffProps {
  webhook: Webhook_webhookFragment;
  mayChange: boolean;
}

function WhyOff({ webhook: { isEnabled, disabledReason }, mayChange }: WhyOffProps) {
  if (isEnabled) return null;
  if (disabledReason === 'FAILING')
    return (
      <Callout tone="danger" title={t`The shop has turned this webhook off`}>
        <Trans>
          For a week, no message was accepted. Once the receiver works, edit the webhook to turn it on, then
          send the events it has missed.
        </Trans>
      </Callout>
    );
  if (disabledReason === 'GONE')
    return (
      <Callout tone="danger" title={t`The shop has turned this webhook off`}>
        <Trans>The receiver responded that it is permanently gone (status 410).</Trans>
      </Callout>
    );
  return (
    mayChange && (
      <Callout title={t`This webhook is off`}>
        <Trans>Nothing is sent. Edit it to turn it on, then send the events it has missed.</Trans>
      </Callout>
    )
  );
}

interface ActionsProps {
  webhook: Webhook_webhookFragment;
  onSecret: (secret: string) => void;
}

function Actions({ webhook: { id, url, isEnabled }, onSecret }: ActionsProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'delete' | 'rotate' | null>(null);
  const [sendTest, isSending] = useAction(SendWebhookTestDocument, {
    result: (payload) => payload.delivery,
    failure: t`Test not sent`,
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'webhookDeliveries' }),
    onDone: () => showToast({ tone: 'success', title: t`Test is on its way` }),
  });
  const [rotate, isRotating] = useAction(RotateWebhookSecretDocument, {
    result: (payload) => payload.secret,
    failure: t`Secret not changed`,
    onDone: onSecret,
  });
  const [remove, isDeleting] = useAction(DeleteWebhookDocument, {
    result: (payload) => payload.webhookId,
    failure: t`Webhook not deleted`,
    onDone: () => {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'webhooks' });
      showToast({ tone: 'success', title: t`Webhook deleted`, details: [url] });
      void navigate(adminPaths.webhooks());
    },
  });
  const close = () => setQuestion(null);
  return (
    <div className={styles.actions}>
      <ButtonLink size="sm" to={adminPaths.webhookEdit(id)}>
        <Trans>Edit</Trans>
      </ButtonLink>
      <Button
        size="sm"
        variant="outline"
        disabled={!isEnabled}
        pending={isSending}
        onClick={() => void sendTest({ id })}
      >
        <Trans>Send a test</Trans>
      </Button>
      <Button size="sm" variant="outline" onClick={() => setQuestion('rotate')}>
        <Trans>New secret</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setQuestion('delete')}>
        <Trans>Delete</Trans>
      </Button>
      <AlertDialog
        open={question === 'rotate'}
        onOpenChange={(open) => !open && !isRotating && close()}
        title={t`Give this webhook a new secret?`}
        description={t`For a day, messages are also signed with the old secret, so that you have time to update the receiver.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`New secret`}
        pending={isRotating}
        onConfirm={() => void rotate({ id }).then(close)}
        finalFocus={() => document.querySelector<HTMLElement>('code[role=group]')}
      />
      <AlertDialog
        open={question === 'delete'}
        onOpenChange={(open) => !open && !isDeleting && close()}
        title={t`Delete this webhook?`}
        description={t`Its messages are deleted with it, and pending ones are not sent. This can’t be undone.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Delete`}
        danger
        pending={isDeleting}
        onConfirm={() => void remove({ id }).then(close)}
      />
    </div>
  );
}
