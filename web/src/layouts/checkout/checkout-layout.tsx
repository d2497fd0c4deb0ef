import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, Outlet, useNavigation } from 'react-router-dom';
import { useCart } from '../../features/cart/shared/use-cart.ts';
import { UnpaidOrder } from '../../features/checkout/unpaid-order/unpaid-order.tsx';
import { phoneUrl } from '../../lib/phone-url.ts';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Container } from '../../ui/layout/container.tsx';
import { NavigationProgress } from '../navigation-progress.tsx';
import { ShopLogo } from '../shop/header/shop-logo.tsx';
import { SkipLink } from '../shop/shop-layout.tsx';
import { usePriceRenewal } from '../shop/use-price-renewal.ts';
import styles from './checkout-layout.module.css';

/** The checkout's layout: its only links are the way back and those to help and terms. */
export function CheckoutLayout() {
  const isLoading = useNavigation().state !== 'idle';
  const unpaid = useCart().cart?.unpaidOrder;
  usePriceRenewal();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.head}>
        <Container className={styles.row}>
          <ShopLogo />
          <Link className={styles.back} to={paths.cart()}>
            <ArrowLeft size={20} aria-hidden="true" />
            <Trans>Back to the cart</Trans>
          </Link>
        </Container>
      </header>
      {unpaid && <UnpaidOrder />}
      <NavigationProgress active={isLoading} />
      <main className={styles.page} id="content" tabIndex={-1} aria-busy={isLoading || undefined}>
        <Outlet />
      </main>
      <CheckoutFooter />
    </div>
  );
}

/** Answers to questions before ordering: the shop's pages open in a new tab, so that the checkout stays. */
function CheckoutFooter() {
  const shop = useShop();
  const { phone, email } = shop?.contact ?? {};
  return (
    <footer className={styles.foot}>
      <Container className={styles.links}>
        {shop?.legalPages.map((kind) => (
          <Link key={kind} to={paths.legal[kind]()} target="_blank">
            {pages.legal[kind].title()}
          </Link>
        ))}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={phoneUrl(phone)}>{phone}</a>}
      </Container>
    </footer>
  );
}
