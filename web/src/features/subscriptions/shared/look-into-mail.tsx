import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSendsEmail, useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';

/** Asks to look for a mail; a demo shop says where its mails are, and one that sends none says that. */
export function LookIntoMail({ children }: { children: ReactNode }) {
  const mailboxPath = useShop()?.demo?.mailboxPath;
  if (!useSendsEmail()) return <EmailsWait />;
  return (
    <>
      {children}{' '}
      {mailboxPath && (
        <Trans>
          This is a demo shop: its mails are in the{' '}
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
      We can’t send emails at the moment. What you asked for is noted, and we write as soon as we can.
    </Trans>
  );
}
