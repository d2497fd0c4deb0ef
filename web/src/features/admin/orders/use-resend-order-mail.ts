import { useMutation } from '@apollo/client/react';
import { type OrderMails_orderFragment, ResendOrderMailDocument } from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { showErrorToast, showUserErrorToast } from '../ui/action-toasts.ts';

const FAILED = 'Mail not sent again';

/** Puts a mail about an order into the outbox once more, and says so. */
export function useResendOrderMail({ id, recipient }: OrderMails_orderFragment['mails'][number]) {
  const [mutate, { loading }] = useMutation(ResendOrderMailDocument, { variables: { id } });

  async function resend(): Promise<void> {
    try {
      const payload = (await mutate()).data?.orderMailResend;
      if (!payload?.order) {
        return showUserErrorToast(FAILED, payload?.userErrors.map(({ message }) => message) ?? []);
      }
      showToast({ tone: 'success', title: 'The mail is on its way', details: [`to ${recipient}`] });
    } catch (error) {
      // One that waits in the outbox already is not put there twice.
      showErrorToast(FAILED, error, () => void resend());
    }
  }

  return [resend, loading] as const;
}
