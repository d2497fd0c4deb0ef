import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHead } from '../ui/page/page-head.tsx';

/** Shown instead of a page that the signed-in staff member may not open. */
export function NoPermissionPage() {
  return (
    <>
      <PageHead title={t`No access`} />
      <EmptyState
        icon={<Lock size={28} aria-hidden="true" />}
        title={t`Your role does not include this page`}
        action={
          <ButtonLink to={paths.dashboard()}>
            <Trans>Go to the dashboard</Trans>
          </ButtonLink>
        }
      >
        <Trans>The owner of the shop can give you another role.</Trans>
      </EmptyState>
    </>
  );
}
