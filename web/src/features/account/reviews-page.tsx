import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './account-page.module.css';

/** The shopper's reviews. */
export function ReviewsPage() {
  return (
    <>
      <PageHeading className={styles.heading}>
        <Trans>My Reviews</Trans>
      </PageHeading>
      <EmptyState
        title={t`No reviews yet`}
        icon={<Star size={28} aria-hidden="true" />}
        action={
          <ButtonLink to={paths.account.deliveries()}>
            <Trans>See my deliveries</Trans>
          </ButtonLink>
        }
      />
    </>
  );
}
