import { t } from '@lingui/core/macro';
import { useShopName } from '../../shop/use-shop.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './page-sections.module.css';

interface LoadingSectionsProps {
  isHome?: boolean;
  /** Why the page could not be loaded. */
  failure: string | undefined;
  onRetry: () => void;
}

/** A page of sections while it loads, or after that failed. */
export function LoadingSections({ isHome = false, failure, onRetry }: LoadingSectionsProps) {
  const shopName = useShopName();
  return (
    <Container className={styles.page} aria-busy={failure === undefined || undefined}>
      <PageHeading hidden>{isHome ? shopName : t`Page`}</PageHeading>
      {failure === undefined ? (
        <Loading label={t`Loading the page`}>
          <Skeleton height="480px" />
        </Loading>
      ) : (
        <ErrorState cause={failure} onRetry={onRetry} />
      )}
    </Container>
  );
}
