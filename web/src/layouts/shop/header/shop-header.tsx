import { useRef } from 'react';
import { Container } from '../../../ui/layout/container.tsx';
import { HydrationBoundary } from '../../../ui/layout/hydration-boundary.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { CategoryMenu } from './menus/category-menu.tsx';
import { HeaderActions } from './header-actions.tsx';
import { MainNav } from './menus/main-nav.tsx';
import { MobileMenuButton } from './menus/mobile-menu-button.tsx';
import { SearchBox } from './search/search-box.tsx';
import { ShopLogo } from './shop-logo.tsx';
import styles from './shop-header.module.css';

/**
 * The header. After 100 px of scroll (specification section 2) it is fixed at the top; a placeholder keeps
 * its height, so that nothing below moves.
 */
export function ShopHeader() {
  const mark = useRef<HTMLSpanElement>(null);
  const isFixed = useScrolledPast(mark);
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={styles.place}>
        <header className={styles.bar} data-fixed={isFixed}>
          <Container className={styles.row}>
            <MobileMenuButton />
            <ShopLogo />
            <CategoryMenu />
            <HydrationBoundary seenAt="(min-width: 992px)">
              <MainNav />
            </HydrationBoundary>
            <SearchBox className={styles.search} />
            <HeaderActions />
          </Container>
        </header>
      </div>
    </>
  );
}
