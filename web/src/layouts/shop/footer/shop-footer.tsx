import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { useShopName } from '../../../shop/use-shop.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { FirstOrderOffer } from './first-order-offer.tsx';
import styles from './shop-footer.module.css';

/** The black footer of every public page. */
export function ShopFooter() {
  const shopName = useShopName();
  return (
    <footer className={styles.footer}>
      <ScrollToTop />
      <Container className={styles.columns}>
        <FirstOrderOffer />
        <FooterColumn title="Support">
          <li>
            <address className={styles.address}>24 Harbour Street, Port Ellis, PE 1204</address>
          </li>
          <li>
            <a href="mailto:exclusive@example.com">
              exclusive
              <wbr />
              @example.com
            </a>
          </li>
          <li>
            <a href="tel:+15550100888">+1 (555) 010-0888</a>
          </li>
        </FooterColumn>
        <FooterColumn title="Account">
          <FooterLink to={paths.account.profile()}>My Account</FooterLink>
          <FooterLink to={paths.login()}>Login / Register</FooterLink>
          <FooterLink to={paths.cart()}>Cart</FooterLink>
          <FooterLink to={paths.wishlist()}>Wishlist</FooterLink>
          <FooterLink to={paths.shop()}>Shop</FooterLink>
        </FooterColumn>
        <FooterColumn title="Quick Link">
          <FooterLink to={paths.about()}>About</FooterLink>
          <FooterLink to={paths.contact()}>Contact</FooterLink>
          <FooterLink to={paths.account.orders()}>My Orders</FooterLink>
          <FooterLink to={paths.admin.dashboard()}>Admin Dashboard</FooterLink>
        </FooterColumn>
        <FooterColumn title="Download App">
          <li className={styles.saving}>Save $3 with App New User Only</li>
          <li className={styles.store}>Soon on Google Play</li>
          <li className={styles.store}>Soon on the App Store</li>
        </FooterColumn>
      </Container>
      <p className={styles.copyright}>&copy; {shopName} 2026. All rights reserved.</p>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

/** A titled list in the footer. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </section>
  );
}
