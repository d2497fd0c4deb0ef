import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';

/** Warns that the shop sends no emails, and what to do about it; renders nothing if it does. */
export function NoMailServer() {
  if (useSendsEmail()) return null;
  return (
    <Callout tone="warning" title={t`No mail server is set up`}>
      <Trans>
        Emails are queued until one is set up. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code>, then
        restart the shop; see “Configuration” in its README.
      </Trans>
    </Callout>
  );
}
