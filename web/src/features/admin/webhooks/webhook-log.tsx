import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Inbox from 'lucide-react/icons/inbox';
import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useList } from '../../../apollo/use-list.ts';
import {
  AdminWebhookDocument,
  type WebhookDeliveryState,
  WebhookLogDocument,
  type WebhookMessage_deliveryFragment,
  type Webhook_webhookFragment,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { deliveryLabels } from './webhook-labels.ts';
import { WebhookMessage } from './webhook-message.tsx';
import styles from './webhooks.module.css';

const PAGE = 20;
const REFRESH_MS = 2000;
const STATES: (WebhookDeliveryState | null)[] = [null, 'WAITING', 'DELIVERED', 'FAILED'];

const isUnderway = ({ state, attempts }: WebhookMessage_deliveryFragment) =>
  state === 'WAITING' && attempts.length === 0;

/** Refetches the messages, and the webhook, which failed deliveries may have disabled. */
function useRefresh(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    const include = [WebhookLogDocument, AdminWebhookDocument];
    // The lists report other failures.
    void client.refetchQueries({ include }).catch(() => undefined);
  }, [client]);
}

/** Refreshes until a first attempt was made: a message just sent is delivered in a moment. */
function useRefreshWhile(isWaiting: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
}

/** The messages of the last 30 days, latest first; each opens to show the request and the response. */
export function WebhookLog({ webhook: { id, isEnabled } }: { webhook: Webhook_webhookFragment }) {
  const [state, setState] = useState<WebhookDeliveryState | null>(null);
  const list = useList(
    WebhookLogDocument,
    { first: PAGE, webhookId: id, state },
    (data) => data.webhookDeliveries,
    { isRefetched: true },
  );
  const { nodes, error, more } = list;
  const refresh = useRefresh();
  useRefreshWhile(isEnabled && (nodes ?? []).some(isUnderway), refresh);
  return (
    <Panel
      title={t`Messages`}
      actions={
        <Button size="sm" variant="quiet" onClick={refresh}>
          <Trans>Refresh</Trans>
        </Button>
      }
    >
      <Stack gap={16}>
        <div className={styles.actions} role="group" aria-label={t`State`}>
          {STATES.map((each) => (
            <Button
              key={each ?? 'ALL'}
              size="sm"
              variant={state === each ? 'primary' : 'outline'}
              aria-pressed={state === each}
              onClick={() => setState(each)}
            >
              {each === null ? t`All` : deliveryLabels()[each]}
            </Button>
          ))}
        </div>
        {nodes ? (
          <>
            {nodes.length === 0 && (
              <EmptyState
                icon={<Inbox size={28} aria-hidden="true" />}
                title={state === null ? t`No messages yet` : t`No messages in this state`}
              >
                <Trans>Messages to this webhook are kept here for 30 days.</Trans>
              </EmptyState>
            )}
            <ul role="list" className={styles.messages}>
              {nodes.map((message) => (
                <li key={message.id} className={styles.message}>
                  <WebhookMessage message={message} isSendable={isEnabled} />
                </li>
              ))}
            </ul>
            {list.hasMore && (
              <LoadMore
                shown={nodes.length}
                total={list.total}
                totalLabel={
                  list.isTotalExact
                    ? plural(list.total, { one: '# message', other: '# messages' })
                    : t`more than 10,000 messages`
                }
                isLoading={more.isLoading}
                error={more.error === null ? null : errorMessage(more.error)}
                onLoad={() => void more.load()}
              />
            )}
          </>
        ) : error ? (
          <ErrorState cause={errorMessage(error)} onRetry={list.retry} />
        ) : (
          <Loading label={t`Loading the messages`}>
            <Skeleton height="240px" />
          </Loading>
        )}
      </Stack>
    </Panel>
  );
}
