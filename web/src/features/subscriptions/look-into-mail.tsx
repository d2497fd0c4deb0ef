import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';

/** Asks to look for a mail; a demo shop says where its mails are. */
export function LookIntoMail({ children }: { children: ReactNode }) {
  const mailboxPath = useShop()?.demo?.mailboxPath;
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
