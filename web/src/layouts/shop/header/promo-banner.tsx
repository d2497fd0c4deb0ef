import { Link } from 'react-router-dom';
import { useShop } from '../../../shop/use-shop.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { paths } from '../../../app/paths.ts';
import { BannerCountdown } from './banner-countdown.tsx';
import styles from './promo-banner.module.css';

/** The black bar at the top: the running offer, how long it lasts, and the door to the back office. */
export function PromoBanner() {
  const shop = useShop();
  return (
    <section className={styles.banner} aria-label="Offer">
      <Container className={styles.row}>
        <p className={styles.offer}>
          Summer Sale For All Swim Suits And Free Express Delivery - OFF 50%!{' '}
          <Link className={styles.shop} to={paths.shop()}>
            Shop Now
          </Link>
        </p>
        <BannerCountdown target={shop ? Date.parse(shop.offerEndsAt) : null} />
        <Link className={styles.admin} to={paths.admin.dashboard()}>
          Admin Dashboard
        </Link>
      </Container>
    </section>
  );
}
