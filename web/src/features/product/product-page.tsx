import { useQuery } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { addRecentlyViewed } from '../../session/recently-viewed.ts';
import { ProductDocument } from '../../gql/graphql.ts';
import { Container } from '../../ui/layout/container.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { HydrationBoundary } from '../../ui/layout/hydration-boundary.tsx';
import { RecentlyViewed } from '../catalogue/shared/recently-viewed/recently-viewed.tsx';
import { BoughtTogether } from './bought-together.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { RelatedProducts } from './related-products.tsx';
import styles from './product-page.module.css';

// Below the fold: the page works without its code.
const ProductReviews = lazy(async () => ({
  default: (await import('../reviews/shared/product-reviews.tsx')).ProductReviews,
}));

/** Replaces the URL with the product's own if it was found by its id or by a previous handle. */
function useOwnUrl(ownHandle: string | undefined, handle: string): void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as Location<unknown>;
  useEffect(() => {
    if (ownHandle === undefined || ownHandle === handle) return;
    void navigate({ pathname: paths.product(ownHandle), search, hash }, { replace: true, state });
  }, [ownHandle, handle, navigate, search, hash, state]);
}

/** A product's page; the not-found page for an unknown or withdrawn one. */
export function ProductPage() {
  const { id: handle = '' } = useParams();
  const { data, error, refetch } = useQuery(ProductDocument, { variables: { handle } });
  const product = data?.productByHandle;
  usePageTitle(product ? pages.product.title(product.seoTitle ?? product.title) : undefined);
  useOwnUrl(product?.handle, handle);
  const viewedId = product?.id;
  useEffect(() => {
    if (viewedId !== undefined) addRecentlyViewed(viewedId);
  }, [viewedId]);
  if (data && !product) return <NotFoundPage />;
  return (
    <Container className={styles.page}>
      {/* Not a PageHeading, because the focus should move to the product's own heading. */}
      {!product && (
        <h1 className="visually-hidden">
          <Trans>Product</Trans>
        </h1>
      )}
      {product ? (
        // One key for everything about a product, or parts would keep their state when another product
        // replaces it.
        <Fragment key={product.id}>
          <HydrationBoundary seenAt="all">
            <ProductDetails product={product} />
          </HydrationBoundary>
          <HydrationBoundary>
            <Suspense>
              <ProductReviews productId={product.id} />
            </Suspense>
          </HydrationBoundary>
          <HydrationBoundary>
            <BoughtTogether products={product.frequentlyBoughtTogether} />
          </HydrationBoundary>
          <HydrationBoundary>
            <RelatedProducts
              except={[product, ...product.frequentlyBoughtTogether].map(({ id }) => id)}
              category={product.category.slug}
            />
          </HydrationBoundary>
          <RecentlyViewed except={product.id} />
        </Fragment>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <ProductSkeleton handle={handle} />
      )}
    </Container>
  );
}
