import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { type AdminMessage_messageFragment as Message, UpdateMessageDocument } from '../../../gql/graphql.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { EmailText } from '../ui/email-text.tsx';
import styles from './message-row.module.css';

export const messageColumns = () => [
  { key: 'message', label: t`Message` },
  { key: 'contact', label: t`Contact` },
  { key: 'state', label: t`State` },
];

/** A message with its text and the sender's contact details. */
export function MessageRow({ message }: { message: Message }) {
  const { id, name, email, phone, text, createdAt, answeredAt } = message;
  const isAnswered = answeredAt != null;
  const client = useApolloClient();
  const [update, isRunning] = useAction(UpdateMessageDocument, {
    result: (payload) => payload.message,
    failure: t`The message was not changed`,
    onDone: (changed) => {
      showToast({
        tone: 'success',
        title: changed.answeredAt == null ? t`Reopened` : t`Marked as answered`,
        details: [name],
      });
      // The button may disappear with its row.
      document.querySelector<HTMLElement>('h1')?.focus();
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'contactMessages' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'toDo' });
    },
  });
  return (
    <DataRow>
      <DataCell>
        <div className={styles.message}>
          <strong>{name}</strong>
          <p className={styles.text}>{text}</p>
          <p className={styles.note}>
            <DateTime value={createdAt} show="date and time" />
          </p>
        </div>
      </DataCell>
      <DataCell label={t`Contact`}>
        <div className={styles.contact}>
          <EmailLink email={email} />
          <span>{phone}</span>
        </div>
      </DataCell>
      <DataCell label={t`State`}>
        <div className={styles.state}>
          <Badge tone={isAnswered ? 'delivered' : 'pending'}>{isAnswered ? t`Answered` : t`Open`}</Badge>
          {answeredAt != null && (
            <p className={styles.note}>
              <DateTime value={answeredAt} show="date and time" />
            </p>
          )}
          {usePermission('CUSTOMERS_WRITE') && (
            <Button
              size="sm"
              variant="outline"
              pending={isRunning}
              aria-label={isAnswered ? t`Reopen: ${name}` : t`Mark as answered: ${name}`}
              onClick={() => void update({ id, isAnswered: !isAnswered })}
            >
              {isAnswered ? t`Reopen` : t`Mark as answered`}
            </Button>
          )}
          {isAnswered && <AuditLink subject="CONTACT_MESSAGE" id={id} />}
        </div>
      </DataCell>
    </DataRow>
  );
}

/** A link to reply in the reader's email program; an invalid email address is plain text. */
function EmailLink({ email }: { email: string }) {
  const shopName = useShop()?.name ?? '';
  if (fieldRules.email(email) !== true) return <EmailText email={email} />;
  const subject = encodeURIComponent(t`Your message to ${shopName}`);
  const address = encodeURIComponent(email).replace('%40', '@');
  return (
    <a className={styles.link} href={`mailto:${address}?subject=${subject}`}>
      <Trans>
        Answer <EmailText email={email} />
      </Trans>
    </a>
  );
}
