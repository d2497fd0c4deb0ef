import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { LinkToCopy } from '../ui/link-to-copy.tsx';
import { Panel } from '../ui/page/panel.tsx';

/** A new or renewed invitation, with its link, which is shown only now. */
export interface NewInvitation {
  email: string;
  url: string;
}

/** Shows that an invitation was sent, with a button to copy its link. It takes the focus. */
export function InvitationMade({ email, url }: NewInvitation) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), [url]);
  const isSent = useSendsEmail();

  return (
    <div ref={shown} tabIndex={-1}>
      <Panel title={t`Invitation created`}>
        <p>
          {isSent ? (
            <Trans>{email} gets it by email. You can also share this link.</Trans>
          ) : (
            <Trans>
              No mail server is set up, so the email to {email} is queued. Please share this link yourself.
            </Trans>
          )}
        </p>
        <LinkToCopy
          name="link"
          label={t`Link`}
          hint={t`Anyone with this link can join the staff, once. It is shown only now.`}
          url={url}
        />
      </Panel>
    </div>
  );
}
