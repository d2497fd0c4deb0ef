import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';

/** Says that no email leaves the shop, and what to do about it; nothing in a shop that sends its emails. */
export function NoMailServer() {
  if (useSendsEmail()) return null;
  return (
    <Callout tone="warning" title={t`No mail server is set up`}>
      <Trans>
        Emails wait until one is: nobody gets any until then. Whoever runs the shop sets <code>SMTP_URL</code>{' '}
        and <code>MAIL_FROM</code> and starts it again; see “Configuration” in its README.
      </Trans>
    </Callout>
  );
}
