import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { SharedWishlistDocument, type SharedWishlistQuery } from '../../gql/graphql.ts';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ProductCardGrid } from '../catalogue/shared/product-card/product-card-grid.tsx';
import styles from './wishlist-page.module.css';

type Shared = NonNullable<SharedWishlistQuery['sharedWishlist']>;

/** A shared wishlist as seen with its link: its products, which visitors can add to their own carts. */
export function SharedWishlistPage() {
  const { id: token = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(SharedWishlistDocument, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  const shared = data?.sharedWishlist;
  const title = shared ? titleOf(shared) : pages.sharedWishlist.title();
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <section aria-label={title}>
        <PageHeading className={styles.heading}>{title}</PageHeading>
        {shared ? (
          <SharedProducts shared={shared} />
        ) : data ? (
          <LinkEnded />
        ) : error ? (
          <ErrorState
            cause={errorMessage(error)}
            onRetry={() => void refetch().catch(() => undefined)}
            retrying={loading}
          />
        ) : (
          <ProductCardGrid products={undefined} expected={4} />
        )}
      </section>
    </Container>
  );
}

function titleOf({ name, ownerName }: Shared): string {
  if (name == null) return ownerName ? t`${ownerName}’s wishlist` : t`A wishlist`;
  return ownerName ? t`${name}, a list of ${ownerName}` : name;
}

function SharedProducts({ shared: { products } }: { shared: Shared }) {
  if (products.length === 0) {
    return (
      <EmptyState title={t`This list is empty`} icon={<Heart size={28} aria-hidden="true" />}>
        <Trans>Nothing here yet. Check back soon.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.note}>{plural(products.length, { one: '# item', other: '# items' })}</p>
      <ProductCardGrid products={products} expected={products.length} heading="h2" />
    </>
  );
}

function LinkEnded() {
  return (
    <EmptyState
      title={t`This list is no longer shared`}
      icon={<Heart size={28} aria-hidden="true" />}
      action={
        <ButtonLink to={paths.shop()}>
          <Trans>Discover products</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link has expired or is incomplete. Ask for a new one.</Trans>
    </EmptyState>
  );
}
