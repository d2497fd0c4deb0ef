import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  OrderEmailsDocument,
  type OrderEmails_orderFragment,
  ResendOrderEmailDocument,
} from '../../../../gql/graphql.ts';
import { useSendsEmail } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { LinkToCopy } from '../../ui/link-to-copy.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import styles from './order-emails.module.css';

/** In ms. A queued email is sent within seconds. */
const POLL_INTERVAL_MS = 3000;

type Mail = OrderEmails_orderFragment['mails'][number];

const kinds = (): Record<Mail['kind'], string> => ({
  ORDER_PLACED: t`Order placed`,
  ORDER_PAYMENT_LINK: t`Link to pay by card`,
  ORDER_PAID: t`Payment received`,
  ORDER_PARTIALLY_PAID: t`Part of the payment received`,
  ORDER_STATUS_CHANGED: t`Status changed`,
  ORDER_EDITED: t`Order edited`,
  ORDER_REFUNDED: t`Refund`,
  WITHDRAWAL_RECEIVED: t`Withdrawal received`,
  INVOICE_ISSUED: t`Invoice`,
  RETURN_REQUESTED: t`Return requested`,
  RETURN_APPROVED: t`Return approved`,
  RETURN_DECLINED: t`Return declined`,
  RETURN_RECEIVED: t`Return received`,
  ORDER_SENT: t`Order shipped`,
  REVIEW_REQUEST: t`Review request`,
});

const states = () =>
  ({
    QUEUED: { label: t`Queued`, tone: 'pending' },
    SENT: { label: t`Sent`, tone: 'delivered' },
    FAILED: { label: t`Failed`, tone: 'cancelled' },
  }) as const;

/** The emails about an order, each with a button to resend it, and the links that they contain. */
export function OrderEmails({ orderId }: { orderId: string }) {
  const { order, error, retry } = useOrderEmails(orderId);
  if (!order) {
    if (error) return <ErrorState cause={errorMessage(error)} onRetry={retry} />;
    return (
      <Loading label={t`Loading the emails`}>
        <Skeleton height="72px" />
      </Loading>
    );
  }
  return (
    <Stack gap={16}>
      <EmailList mails={order.mails} />
      {order.customerLinks && <CustomerLinks isGuest={order.isGuest} {...order.customerLinks} />}
    </Stack>
  );
}

function EmailList({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0)
    return (
      <p>
        <Trans>No emails were sent about this order.</Trans>
      </p>
    );
  return (
    <ol role="list" className={styles.mails}>
      {mails.map((mail) => (
        <EmailItem key={mail.id} mail={mail} />
      ))}
    </ol>
  );
}

type CustomerLinksProps = Omit<NonNullable<OrderEmails_orderFragment['customerLinks']>, '__typename'> & {
  isGuest: boolean;
};

/** The links of the emails, for staff to share themselves: open if the shop sends no emails. */
function CustomerLinks({ pageUrl, paymentUrl, isGuest }: CustomerLinksProps) {
  const sendsEmail = useSendsEmail();
  return (
    <Disclosure summary={t`Links for the customer`} open={!sendsEmail}>
      <Stack gap={16}>
        {paymentUrl != null && (
          <LinkToCopy
            name="paymentLink"
            label={t`Payment link`}
            hint={t`Anyone with this link can pay the order by card.`}
            url={paymentUrl}
          />
        )}
        <LinkToCopy
          name="orderLink"
          label={t`Order page`}
          hint={
            isGuest
              ? t`Anyone with this link can see and cancel the order. Share it with the customer only.`
              : t`The customer must log in to see the order.`
          }
          url={pageUrl}
        />
      </Stack>
    </Disclosure>
  );
}

function EmailItem({ mail }: { mail: Mail }) {
  const isSent = useSendsEmail();
  // Safe to retry: an email that is already queued is not queued twice.
  const [resend, isSending] = useAction(ResendOrderEmailDocument, {
    result: (payload) => payload.order,
    failure: t`Email not sent again`,
    onDone: () =>
      showToast({
        tone: 'success',
        title: isSent ? t`Email on its way` : t`Email queued: no mail server is set up`,
        details: [t`to ${mail.recipient}`],
      }),
  });
  const mayResend = usePermission('ORDERS_WRITE');
  const { label, tone } = states()[mail.state];
  return (
    <li className={styles.mail}>
      <div className={styles.head}>
        <span className={styles.kind}>{kinds()[mail.kind]}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={styles.details}>
        <Trans>
          to {mail.recipient}, <DateTime value={mail.sentAt ?? mail.createdAt} show="date and time" />
        </Trans>
      </p>
      {mail.problem && <p className={styles.details}>{mail.problem}</p>}
      {mayResend && mail.state !== 'QUEUED' && (
        <Button
          size="sm"
          variant="outline"
          pending={isSending}
          aria-label={t`Send again: ${kinds()[mail.kind]}`}
          onClick={() => void resend({ id: mail.id })}
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  );
}

/** The emails about an order; polls while one is queued. */
function useOrderEmails(orderId: string) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(OrderEmailsDocument, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const isWaiting = order?.mails.some(({ state }) => state === 'QUEUED') ?? false;

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  return { order, error, retry: () => void refetch().catch(() => undefined) };
}
