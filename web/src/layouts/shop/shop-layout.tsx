import { Trans } from '@lingui/react/macro';
import { Outlet, useNavigation } from 'react-router-dom';
import { usePriceRenewal } from './use-price-renewal.ts';
import { useResumeIntent } from './use-resume-intent.ts';
import { Container } from '../../ui/layout/container.tsx';
import { NavigationProgress } from '../navigation-progress.tsx';
import { ShopBreadcrumbs } from './breadcrumbs/shop-breadcrumbs.tsx';
import { ShopFooter } from './footer/shop-footer.tsx';
import { PromoBanner } from './header/promo-banner.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import styles from './shop-layout.module.css';

/** The public pages' layout: banner, header, breadcrumbs, page, footer. */
export function ShopLayout() {
  useResumeIntent();
  usePriceRenewal();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={styles.frame}>
      <SkipLink />
      <NavigationProgress active={isLoading} />
      <PromoBanner />
      <ShopHeader />
      <Container>
        <ShopBreadcrumbs />
      </Container>
      <main className={styles.page} id="content" tabIndex={-1} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
      <ShopFooter />
    </div>
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
