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
import { PromoBanner } from './header/promo-banner.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import styles from './shop-layout.module.css';

const FollowOtherTabs = lazy(() =>
  import('../../features/cart/draft/follow-other-tabs.tsx').then(
    (module) => ({ default: module.FollowOtherTabs }),
    () => ({ default: () => null }),
  ),
);

// Few come back from the login with something left to do. Should it not load, they can press the button
// again.
const ResumeIntent = lazy(() =>
  import('./resume-intent.tsx').then(
    (module) => ({ default: module.ResumeIntent }),
    () => ({ default: () => null }),
  ),
);

// What an order that waits for its payment needs is on few pages; without it, the order's own page has it
// all.
const UnpaidOrder = lazy(() =>
  import('../../features/checkout/unpaid-order/unpaid-order.tsx').then(
    (module) => ({ default: module.UnpaidOrder }),
    () => ({ default: () => null }),
  ),
);

/**
 * The public pages' layout: banner, header, breadcrumbs, page, footer. It has no state and never renders
 * again, so that its parts hydrate by themselves.
 */
export function ShopLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Effects />
      <HydrationBoundary seenAt="all">
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

/** What happens on each page and is not seen. */
function Effects() {
  const { state } = useLocation() as Location<unknown>;
  const isSignedIn = useSession() !== null;
  const hasCart = useBuyerId() !== null;
  usePriceRenewal();
  useWishlistedIdsRenewal();
  // Not yet on the login page, whose state also has the page to return to.
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
