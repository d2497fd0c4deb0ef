import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { type MailTemplate, SendTestMailDocument } from '../../../../gql/admin/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { usePermission } from '../../permissions/use-permissions.ts';

interface TestMailButtonProps {
  template: MailTemplate;
  /** The opening text; null for the shop's own. */
  text: string | null;
}

/** Sends an email, as it stands in the form, to whoever edits it. */
export function TestMailButton({ template, text }: TestMailButtonProps) {
  const [send, isSending] = useAction(SendTestMailDocument, {
    result: (payload) => payload.recipient,
    failure: t`The test mail was not sent`,
    onDone: (recipient) =>
      showToast({ tone: 'success', title: t`The mail is on its way`, details: [t`to ${recipient}`] }),
  });
  if (!usePermission('SETTINGS_WRITE')) return null;
  return (
    <Button variant="outline" size="sm" pending={isSending} onClick={() => void send({ template, text })}>
      {t`Send a test mail to me`}
    </Button>
  );
}
