import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FieldRow } from '../ui/form/field-row.tsx';
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

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: t`Link copied` });
    } catch {
      // The field is next to the button and selects its text on focus.
      showToast({ tone: 'error', title: t`Not copied`, details: [t`Please copy it from the field.`] });
    }
  }

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
        <FieldRow
          actions={
            <Button variant="outline" onClick={() => void copy()}>
              <Trans>Copy link</Trans>
            </Button>
          }
        >
          <TextField
            name="link"
            label={t`Link`}
            hint={t`Anyone with this link can join the staff, once. It is shown only now.`}
            optionalMark={false}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </FieldRow>
      </Panel>
    </div>
  );
}
