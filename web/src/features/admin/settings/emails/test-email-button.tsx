import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { SendTestEmailDocument, type SendTestEmailMutation } from '../../../../gql/graphql.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast, type ToastContent } from '../../../../ui/feedback/toast-queue.ts';
import { usePermission } from '../../permissions/use-permissions.ts';

interface TestEmailButtonProps {
  template: string;
  /** The opening text; null for the default. */
  text: string | null;
}

/** Sends the email with the form's text to the current user, and shows whether it was really delivered. */
export function TestEmailButton({ template, text }: TestEmailButtonProps) {
  const mailboxPath = useShop()?.demo?.mailboxPath ?? null;
  const [send, isSending] = useAction(SendTestEmailDocument, {
    result: (payload) => payload.outcome && payload,
    failure: t`The test email was not sent`,
    onDone: (sent) => showToast(outcomeToast(sent, mailboxPath)),
  });
  if (!usePermission('SETTINGS_WRITE')) return null;
  return (
    <Button variant="outline" size="sm" pending={isSending} onClick={() => void send({ template, text })}>
      {t`Send a test email to me`}
    </Button>
  );
}

type Sent = SendTestEmailMutation['settingsTestEmailSend'];

function outcomeToast({ outcome, recipient, response }: Sent, mailboxPath: string | null): ToastContent {
  const said = response == null ? [] : [t`Response: ${response}`];
  if (outcome === 'NOT_CONFIGURED') {
    return { tone: 'error', title: t`Nothing was sent`, details: [t`No mail server is set up.`] };
  }
  if (outcome === 'FAILED') {
    return { tone: 'error', title: t`The mail server rejected the email`, details: said };
  }
  const address = recipient ?? '';
  return mailboxPath === null
    ? { tone: 'success', title: t`The mail server accepted the email`, details: [t`to ${address}`, ...said] }
    : { tone: 'success', title: t`The email is in the local mailbox`, details: [mailboxPath] };
}
