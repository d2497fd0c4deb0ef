import { t } from '@lingui/core/macro';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useRef } from 'react';
import { Container } from '../../../ui/layout/container.tsx';
import { HydrationBoundary } from '../../../ui/layout/hydration-boundary.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
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
 * its height, so that nothing below moves. On a phone a button opens the search, which stays below the header
 * while it has the focus.
 */
export function ShopHeader() {
  const mark = useRef<HTMLSpanElement>(null);
  const isFixed = useScrolledPast(mark);
  const phoneField = useRef<HTMLInputElement>(null);
  const searchOpener = useRef<HTMLButtonElement>(null);

  function closeSearch({ key }: KeyboardEvent): void {
    if (isFixed && key === 'Escape') searchOpener.current?.focus();
  }

  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={styles.place}>
        <header className={styles.bar} data-fixed={isFixed}>
          <Container className={styles.row}>
            <MobileMenuButton />
            <ShopLogo className={styles.logo} />
            <CategoryMenu />
            <HydrationBoundary seenAt="(min-width: 992px)">
              <MainNav />
            </HydrationBoundary>
            <SearchBox className={styles.search} />
            <HeaderActions>
              <IconButton
                ref={searchOpener}
                className={styles.searchOpener}
                label={t`Open search`}
                // The field is still hidden in its place on the page, which must not scroll there.
                onClick={() => phoneField.current?.focus({ preventScroll: true })}
              >
                <Search size={24} aria-hidden="true" />
              </IconButton>
            </HeaderActions>
          </Container>
        </header>
      </div>
      <div className={styles.phoneSearch}>
        {/* Safari does not focus a clicked button: without a tab index, a click on one would close the
            search. */}
        <Container
          className={styles.phoneSearchBar}
          data-fixed={isFixed}
          tabIndex={-1}
          onKeyDown={closeSearch}
        >
          <SearchBox fieldRef={phoneField} />
        </Container>
      </div>
    </>
  );
}
