import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { promoImage } from '../../lib/promo-image.ts';
import { type LoginIntent, type LoginState, readLoginState } from '../../navigation/login-intent.ts';
import { shopperSession, useSession } from '../../session/shopper-session.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import styles from './auth-frame.module.css';

const reasons = (): Readonly<Record<LoginIntent['kind'], string>> => ({
  'add-to-cart': t`You need an account to use the cart. We’ll add the product and take you back once you’re logged in.`,
  'add-to-wishlist': t`You need an account to use the wishlist. We’ll add the product and take you back once you’re logged in.`,
  'buy-now': t`You need an account to buy this product. We’ll take you to checkout once you’re logged in.`,
});

const expired = () =>
  t`Your session has ended. Please log in again: your cart is saved, and we’ll take you back to where you were.`;

interface AuthFrameProps {
  title: string;
  intro: string;
  /** Shows the page to signed-in users as well. */
  isForEverybody?: boolean;
  children: ReactNode;
}

/**
 * Picture and form, side by side on wide screens. Redirects signed-in users home, unless `isForEverybody` is
 * set.
 */
export function AuthFrame({ title, intro, isForEverybody = false, children }: AuthFrameProps) {
  const isSignedIn = useSession() !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const reason = loginReason(readLoginState(useLocation().state), shopperSession.hasExpired);
  if (wasSignedIn && !isForEverybody) return <Navigate to={paths.home()} replace />;
  return (
    <Container className={styles.frame}>
      <SidePicture />
      <div className={styles.form}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        <p className={styles.intro}>{intro}</p>
        {reason !== null && <Callout className={styles.reason}>{reason}</Callout>}
        {children}
      </div>
    </Container>
  );
}

function SidePicture() {
  const image = promoImage('about-1') ?? promoImage('hero-phone');
  return (
    <div className={styles.side} aria-hidden="true">
      {image ? (
        <Picture className={styles.picture} image={image} sizes="(min-width: 992px) 50vw, 1px" alt="" />
      ) : (
        <p className={styles.text}>
          <Trans>
            Good things,
            <br />
            found quickly.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Why the shop requires a login, and what happens next; null for a visitor who came without a redirect. */
function loginReason(state: LoginState | null, hasExpired: boolean): string | null {
  if (!state) return null;
  if (hasExpired) return expired();
  return state.intent ? reasons()[state.intent.kind] : t`Please log in to see this page.`;
}
