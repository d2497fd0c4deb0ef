import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { ShopQuery } from '../../../gql/graphql.ts';
import { phoneUrl } from '../../../lib/phone-url.ts';
import { paths } from '../../../navigation/paths.ts';
import { useShopMenu } from '../../../shop/use-shop-menu.ts';
import { useShop, useShopName } from '../../../shop/use-shop.ts';
import { Container } from '../../../ui/layout/container.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { FirstOrderOffer } from './first-order-offer.tsx';
import { FooterColumn } from './footer-column.tsx';
import { useFooterColumns } from './footer-columns.ts';
import styles from './shop-footer.module.css';

// Lazy, because only the sample shop has them.
const AppBadges = lazy(async () => ({ default: (await import('./app-badges.tsx')).AppBadges }));

/** The black footer of every public page. */
export function ShopFooter() {
  const shopName = useShopName();
  const shop = useShop();
  const contact = shop?.contact;
  const columns = useFooterColumns();
  const legalLinks = [
    ...(useShopMenu('LEGAL')?.links ?? []),
    ...(shop?.withdrawalDays ? [{ label: t`Withdraw from contract here`, url: paths.withdraw() }] : []),
  ];
  const showsApps = useShopMenu('FOOTER_3') === null && shop?.demo != null;
  return (
    <footer className={styles.footer}>
      <ScrollToTop />
      <Container className={styles.columns}>
        <FirstOrderOffer />
        {contact && <Support contact={contact} />}
        {columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <Link to={url}>{label}</Link>
              </li>
            ))}
          </FooterColumn>
        ))}
        {showsApps && (
          <Suspense>
            <AppBadges />
          </Suspense>
        )}
      </Container>
      {legalLinks.length > 0 && (
        <ul className={styles.legal} role="list" aria-label={t`Legal`}>
          {legalLinks.map(({ label, url }) => (
            <li key={url}>
              <Link to={url}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
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

/** How to reach the shop; nothing until the merchant says. */
function Support({ contact: { address, email, phone } }: { contact: ShopQuery['shop']['contact'] }) {
  if (!address && !email && !phone) return null;
  return (
    <FooterColumn title={t`Support`}>
      {address && (
        <li>
          <address className={styles.address}>{address}</address>
        </li>
      )}
      {email && (
        <li>
          <EmailLink email={email} />
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneUrl(phone)}>{phone}</a>
        </li>
      )}
    </FooterColumn>
  );
}
