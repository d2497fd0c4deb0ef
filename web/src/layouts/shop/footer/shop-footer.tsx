import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { phoneUrl } from '../../../lib/phone-url.ts';
import { useShowsStaffLink } from '../../../session/use-shows-staff-link.ts';
import { useShop, useShopName } from '../../../shop/use-shop.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { FirstOrderOffer } from './first-order-offer.tsx';
import styles from './shop-footer.module.css';

/** The black footer of every public page. */
export function ShopFooter() {
  const shopName = useShopName();
  const shop = useShop();
  const contact = shop?.contact;
  const showsStaffLink = useShowsStaffLink();
  return (
    <footer className={styles.footer}>
      <ScrollToTop />
      <Container className={styles.columns}>
        <FirstOrderOffer />
        <FooterColumn title={t`Support`}>
          {contact?.address && (
            <li>
              <address className={styles.address}>{contact.address}</address>
            </li>
          )}
          {contact?.email && (
            <li>
              <EmailLink email={contact.email} />
            </li>
          )}
          {contact?.phone && (
            <li>
              <a href={phoneUrl(contact.phone)}>{contact.phone}</a>
            </li>
          )}
        </FooterColumn>
        <FooterColumn title={t`Account`}>
          <FooterLink to={paths.account.profile()}>{t`My Account`}</FooterLink>
          <FooterLink to={paths.login()}>{t`Login / Register`}</FooterLink>
          <FooterLink to={paths.cart()}>{t`Cart`}</FooterLink>
          <FooterLink to={paths.wishlist()}>{t`Wishlist`}</FooterLink>
          <FooterLink to={paths.shop()}>{t`Shop`}</FooterLink>
        </FooterColumn>
        <FooterColumn title={t`Quick Link`}>
          <FooterLink to={paths.collections()}>{t`Collections`}</FooterLink>
          <FooterLink to={paths.sizeGuide()}>{t`Size guide`}</FooterLink>
          <FooterLink to={paths.about()}>{t`About`}</FooterLink>
          <FooterLink to={paths.contact()}>{t`Contact`}</FooterLink>
          {shop?.legalPages.map((kind) => (
            <FooterLink key={kind} to={paths.legal[kind]()}>
              {pages.legal[kind].title()}
            </FooterLink>
          ))}
          <FooterLink to={paths.account.orders()}>{t`My Orders`}</FooterLink>
          {showsStaffLink && <FooterLink to={paths.dashboard()}>{t`Admin Dashboard`}</FooterLink>}
        </FooterColumn>
        <FooterColumn title={t`Download App`}>
          <li className={styles.saving}>
            <Trans>Save $3 with App New User Only</Trans>
          </li>
          <li className={styles.store}>
            <Trans>Coming soon to Google Play</Trans>
          </li>
          <li className={styles.store}>
            <Trans>Coming soon to the App Store</Trans>
          </li>
        </FooterColumn>
      </Container>
      <p className={styles.copyright}>
        <Trans>&copy; {shopName} 2026. All rights reserved.</Trans>
      </p>
    </footer>
  );
}

/** In two parts, between which a narrow column may wrap it. */
function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
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
