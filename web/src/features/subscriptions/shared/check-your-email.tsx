import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSendsEmail, useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';

/**
 * Tells the user to check their email. A demo shop links to its mailbox; a shop that sends no emails says so.
 */
export function CheckYourEmail({ children }: { children: ReactNode }) {
  const mailboxPath = useShop()?.demo?.mailboxPath;
  if (!useSendsEmail()) return <EmailsWait />;
  return (
    <>
      {children}{' '}
      {mailboxPath && (
        <Trans>
          This is a demo shop: its emails are in the{' '}
          <TextLink reloadDocument to={mailboxPath}>
            local mailbox
          </TextLink>
          .
        </Trans>
      )}
    </>
  );
}

function EmailsWait() {
  return (
    <Trans>
      We can’t send emails at the moment. Your request is saved, and we’ll email you as soon as we can.
    </Trans>
  );
}
