import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../apollo/error-message.ts';
import { useCurrency, useShopName } from '../../shop/use-shop.ts';
import { HomeDocument } from '../../gql/graphql.ts';
import { Container } from '../../ui/layout/container.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FeatureStrip } from '../../shop/feature-strip.tsx';
import { HydrationBoundary } from '../../ui/layout/hydration-boundary.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { RecentlyViewed } from '../catalogue/shared/recently-viewed/recently-viewed.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ExploreProducts } from './explore-products.tsx';
import { HomeCollections } from './home-collections.tsx';
import { HomeHero } from './home-hero.tsx';
import { MusicPromo } from './music-promo.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { OfferCountdown } from './offer-countdown.tsx';
import { ProductCarousel } from './product-carousel.tsx';
import styles from './home-page.module.css';

/** "Explore Our Products" shows the products after index 6 (specification section 9). */
const EXPLORE_FROM = 7;

/** The home page. One query loads all its products; sections without products render at once. */
export function HomePage() {
  const { data, error, loading, refetch } = useQuery(HomeDocument);
  const currency = useCurrency();
  const shopName = useShopName();
  const failure = error && !data && (
    <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  );
  return (
    <Container className={styles.page} aria-busy={loading || undefined}>
      <PageHeading hidden>{shopName}</PageHeading>
      {loading && (
        <VisuallyHidden role="status">
          <Trans>Loading products</Trans>
        </VisuallyHidden>
      )}
      <HydrationBoundary seenAt="all">
        <HomeHero slides={data?.shop.heroSlides} />
      </HydrationBoundary>
      {failure || (
        <HydrationBoundary seenAt="all">
          <ProductCarousel
            id="flash-sales"
            caption={t`Today's`}
            title={t`Flash Sales`}
            products={data?.flashSales.nodes}
          >
            <OfferCountdown label={t`Flash sales`} />
          </ProductCarousel>
        </HydrationBoundary>
      )}
      <HydrationBoundary>
        <CategoryTiles />
      </HydrationBoundary>
      {!failure && (
        <HydrationBoundary>
          <ProductCarousel
            id="best-selling"
            caption={t`This Month`}
            title={t`Best Selling Products`}
            products={data?.bestSelling.nodes}
          />
        </HydrationBoundary>
      )}
      <HydrationBoundary>
        <MusicPromo />
      </HydrationBoundary>
      {!failure && (
        <HydrationBoundary>
          <ExploreProducts products={data?.catalogueStart.nodes.slice(EXPLORE_FROM)} />
        </HydrationBoundary>
      )}
      <HydrationBoundary>
        <NewArrivals />
      </HydrationBoundary>
      <HydrationBoundary>
        <FeatureStrip currency={currency} />
        <HomeCollections collections={data?.collections} />
        <RecentlyViewed />
      </HydrationBoundary>
    </Container>
  );
}
