import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type OrderMails_orderFragment,
  OrderMailsDocument,
  ResendOrderMailDocument,
} from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import styles from './order-mails.module.css';

/** A queued e-mail is sent within seconds. */
const POLL_INTERVAL_MS = 3000;

type Mail = OrderMails_orderFragment['mails'][number];

const KINDS: Record<Mail['kind'], string> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Payment received',
  ORDER_STATUS_CHANGED: 'Status changed',
  ORDER_REFUNDED: 'Refund',
};

const STATES = {
  QUEUED: { label: 'Queued', tone: 'pending' },
  SENT: { label: 'Sent', tone: 'delivered' },
  FAILED: { label: 'Failed', tone: 'cancelled' },
} as const;

/** The e-mails about an order and their delivery states, with a button to send each again. */
export function OrderMails({ orderId }: { orderId: string }) {
  const { mails, error, retry } = useOrderMails(orderId);
  if (!mails) {
    if (error) return <ErrorState cause={errorMessage(error)} onRetry={retry} />;
    return (
      <Loading label="Loading the mails">
        <Skeleton height="72px" />
      </Loading>
    );
  }
  if (mails.length === 0) return <p>No mail was sent about this order.</p>;
  return (
    <ol role="list" className={styles.mails}>
      {mails.map((mail) => (
        <MailItem key={mail.id} mail={mail} />
      ))}
    </ol>
  );
}

function MailItem({ mail }: { mail: Mail }) {
  // Safe to retry: an e-mail that is already queued is not queued twice.
  const [resend, isSending] = useAction(ResendOrderMailDocument, {
    result: (payload) => payload.order,
    failure: 'Mail not sent again',
    onDone: () =>
      showToast({ tone: 'success', title: 'The mail is on its way', details: [`to ${mail.recipient}`] }),
  });
  const { label, tone } = STATES[mail.state];
  return (
    <li className={styles.mail}>
      <div className={styles.head}>
        <span className={styles.kind}>{KINDS[mail.kind]}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={styles.details}>
        to {mail.recipient}, <DateTime value={mail.sentAt ?? mail.createdAt} show="date and time" />
      </p>
      {mail.problem && <p className={styles.details}>{mail.problem}</p>}
      {mail.state !== 'QUEUED' && (
        <Button
          size="sm"
          variant="outline"
          pending={isSending}
          aria-label={`Send again: ${KINDS[mail.kind]}`}
          onClick={() => void resend({ id: mail.id })}
        >
          Send again
        </Button>
      )}
    </li>
  );
}

/** The e-mails about an order; polls while one is queued. */
function useOrderMails(orderId: string) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(OrderMailsDocument, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const mails = data?.order?.mails;
  const isWaiting = mails?.some(({ state }) => state === 'QUEUED') ?? false;

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  return { mails, error, retry: () => void refetch().catch(() => undefined) };
}
