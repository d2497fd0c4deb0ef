import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShopName } from '../../apollo/use-shop-name.ts';
import { Container } from '../../ui/container.tsx';
import { paths } from '../paths.ts';
import { useIsPast } from '../use-is-past.ts';
import { CategoryMenu } from './category-menu.tsx';
import { HeaderActions } from './header-actions.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './shop-header.module.css';

/**
 * The navigation bar. After 100 px of scroll (specification section 2) it is fixed at the top; the place where it stood
 * keeps its height, so that nothing below moves.
 */
export function ShopHeader() {
  const mark = useRef<HTMLSpanElement>(null);
  const isFixed = useIsPast(mark);
  const shopName = useShopName();
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={styles.place}>
        <header className={styles.bar} data-fixed={isFixed} data-toasts-below>
          <Container className={styles.row}>
            <MobileMenuButton />
            <Link className={styles.logo} to={paths.home()}>
              {shopName}
            </Link>
            <CategoryMenu />
            <MainNav />
            <SearchBox className={styles.search} />
            <HeaderActions />
          </Container>
        </header>
      </div>
      <Container className={styles.phoneSearch}>
        <SearchBox />
      </Container>
    </>
  );
}
