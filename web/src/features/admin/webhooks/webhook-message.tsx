import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { ResendWebhookMessageDocument, type WebhookMessage_deliveryFragment } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { deliveryLabels, deliveryTones, eventName, failureLabels } from './webhook-labels.ts';
import styles from './webhooks.module.css';

type Attempt = WebhookMessage_deliveryFragment['attempts'][number];

interface WebhookMessageProps {
  message: WebhookMessage_deliveryFragment;
  /** Whether the webhook is enabled. */
  isSendable: boolean;
}

/** A message on one line, which opens to show its body and delivery attempts. */
export function WebhookMessage({ message, isSendable }: WebhookMessageProps) {
  const { id, type, state, createdAt, dueAt, attempts } = message;
  const mayChange = usePermission('INTEGRATIONS_WRITE');
  const [resend, isSending] = useAction(ResendWebhookMessageDocument, {
    result: (payload) => payload.delivery,
    failure: t`Message not sent`,
    onDone: () => showToast({ tone: 'success', title: t`The message is on its way again` }),
  });
  const summary = (
    <span className={styles.summary}>
      <Badge tone={deliveryTones[state]}>{deliveryLabels()[state]}</Badge>
      <span>{eventName(type)}</span>
      <span className={styles.note}>
        <DateTime value={createdAt} show="date and time" />
        {attempts.length > 0 && (
          <>
            {', '}
            {plural(attempts.length, { one: '# attempt', other: '# attempts' })}
          </>
        )}
      </span>
    </span>
  );
  return (
    <Disclosure summary={summary}>
      <div className={styles.opened}>
        {dueAt != null && attempts.length > 0 && (
          <p>
            <Trans>
              Next attempt: <DateTime value={dueAt} show="date and time" />
            </Trans>
          </p>
        )}
        <Block title={t`Body`} text={bodyText(message.body)} />
        {attempts.map((attempt) => (
          <AttemptDetails key={attempt.id} attempt={attempt} />
        ))}
        {mayChange && (
          <div>
            <Button
              size="sm"
              variant="outline"
              disabled={!isSendable}
              pending={isSending}
              onClick={() => void resend({ id })}
            >
              <Trans>Send again</Trans>
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

function bodyText(body: string | null | undefined): string {
  if (body == null) return t`Your role does not allow you to see its content.`;
  return JSON.stringify(JSON.parse(body), null, 2);
}

function AttemptDetails({ attempt }: { attempt: Attempt }) {
  const { number, at, status, failure, duration, response, headers } = attempt;
  const outcome =
    failure != null
      ? failureLabels()[failure]
      : status != null
        ? t`Responded with status ${status}`
        : t`No response yet`;
  return (
    <section className={styles.attempt} aria-label={t`Attempt ${number}`}>
      <h3 className={styles.legend}>
        <Trans>Attempt {number}</Trans>: {outcome}
      </h3>
      <p className={styles.note}>
        <DateTime value={at} show="date and time" />
        {duration != null && <>, {t`${duration} ms`}</>}
      </p>
      <Block title={t`Headers`} text={headers.map(({ name, value }) => `${name}: ${value}`).join('\n')} />
      {response != null && response !== '' && <Block title={t`Response`} text={response} />}
    </section>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className={styles.note}>{title}</p>
      <pre className={styles.block} tabIndex={0} aria-label={title}>
        {text}
      </pre>
    </div>
  );
}
