import { Container } from '../../ui/layout/container.tsx';
import { JustForYou } from './just-for-you.tsx';
import { WishlistGrid } from './wishlist-grid.tsx';
import styles from './wishlist-page.module.css';

/** The wishlist, and below it a few things that are not on it yet (specification section 2). */
export function WishlistPage() {
  return (
    <Container className={styles.page}>
      <WishlistGrid />
      <JustForYou />
    </Container>
  );
}
