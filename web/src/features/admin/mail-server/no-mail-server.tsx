import { t } from '@lingui/core/macro';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { usePermission } from '../permissions/use-permissions.ts';

/** Warns that the shop sends no emails, and what to do about it; renders nothing if it does. */
export function NoMailServer() {
  const maySetUp = usePermission('STAFF_WRITE');
  if (useSendsEmail()) return null;
  return (
    <Callout tone="warning" title={t`No mail server is set up`}>
      {t`Emails are queued until one is set up.`}{' '}
      {maySetUp ? (
        <TextLink to={adminPaths.emailServerSettings()}>{t`Set up the mail server`}</TextLink>
      ) : (
        t`The shop’s owner can do that in the settings.`
      )}
    </Callout>
  );
}
