import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { type Location, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useCart } from '../../features/cart/shared/use-cart.ts';
import { useWishlistedIdsRenewal } from '../../features/wishlist/shared/use-is-wishlisted.ts';
import { usePriceRenewal } from './use-price-renewal.ts';
import { readLoginIntent, readLoginState } from '../../navigation/login-intent.ts';
import { useBuyerId, useSession } from '../../session/shopper-session.ts';
import { Container } from '../../ui/layout/container.tsx';
import { HydrationBoundary } from '../../ui/layout/hydration-boundary.tsx';
import { NavigationProgress } from '../navigation-progress.tsx';
import { ShopBreadcrumbs } from './breadcrumbs/shop-breadcrumbs.tsx';
import { ShopFooter } from './footer/shop-footer.tsx';
import { ClosedShopBar } from './header/closed-shop-bar.tsx';
import { PromoBanner } from './header/promo-banner.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import styles from './shop-layout.module.css';

const FollowOtherTabs = lazy(() =>
  import('../../features/cart/draft/follow-other-tabs.tsx').then(
    (module) => ({ default: module.FollowOtherTabs }),
    () => ({ default: () => null }),
  ),
);

// Lazy, because few logins have an intent to complete. If it fails to load, shoppers can press the button
// again.
const ResumeIntent = lazy(() =>
  import('./resume-intent.tsx').then(
    (module) => ({ default: module.ResumeIntent }),
    () => ({ default: () => null }),
  ),
);

// Lazy, because few shoppers have an unpaid order. If it fails to load, the order's own page has the same
// actions.
const UnpaidOrder = lazy(() =>
  import('../../features/checkout/unpaid-order/unpaid-order.tsx').then(
    (module) => ({ default: module.UnpaidOrder }),
    () => ({ default: () => null }),
  ),
);

/**
 * The layout of public pages: banner, header, breadcrumbs, page, footer. It has no state and never
 * re-renders, so that its parts hydrate separately.
 */
export function ShopLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Effects />
      <HydrationBoundary seenAt="all">
        <ClosedShopBar />
        <PromoBanner />
      </HydrationBoundary>
      <HydrationBoundary seenAt="all">
        <ShopHeader />
      </HydrationBoundary>
      <Container>
        <HydrationBoundary seenAt="all">
          <ShopBreadcrumbs />
        </HydrationBoundary>
      </Container>
      <UnpaidOrderOfCart />
      <Main />
      <HydrationBoundary>
        <ShopFooter />
      </HydrationBoundary>
    </div>
  );
}

/** Effects of every page that render nothing. */
function Effects() {
  const { state } = useLocation() as Location<unknown>;
  const isSignedIn = useSession() !== null;
  const hasCart = useBuyerId() !== null;
  usePriceRenewal();
  useWishlistedIdsRenewal();
  // Not on the login page, whose state also contains the page to return to.
  const intent = readLoginState(state) ? null : readLoginIntent(state);
  return (
    <Suspense>
      {hasCart && <FollowOtherTabs />}
      {isSignedIn && intent && <ResumeIntent intent={intent} />}
    </Suspense>
  );
}

function UnpaidOrderOfCart() {
  return useCart().cart?.unpaidOrder ? (
    <Suspense>
      <UnpaidOrder />
    </Suspense>
  ) : null;
}

function Main() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <NavigationProgress active={isLoading} />
      <main className={styles.page} id="content" tabIndex={-1} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
    </>
  );
}

/** The first Tab stop: skips everything that is the same on each page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      <Trans>Skip to content</Trans>
    </a>
  );
}
