import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { type LoginIntent, type LoginState, readLoginState } from '../../navigation/login-intent.ts';
import { shopperSession } from '../../session/shopper-session.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useShop, useShopName } from '../../shop/use-shop.ts';
import styles from './auth-frame.module.css';
import bags from './bags.webp';

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
  const [wasSignedIn] = useState(() => shopperSession.read() !== null);
  // The server renders the login for everybody, without the browser's session and state.
  const isHydrated = useIsHydrated();
  const { state, search } = useLocation() as Location<unknown>;
  const reason =
    (isHydrated ? loginReason(readLoginState(state), shopperSession.hasExpired) : null) ?? reasonIn(search);
  if (isHydrated && wasSignedIn && !isForEverybody) return <Navigate to={paths.home()} replace />;
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

/** The sample shop's picture; the name of every other shop. */
function SidePicture() {
  const isDemo = Boolean(useShop()?.demo);
  const name = useShopName();
  return (
    <div className={styles.side} aria-hidden="true">
      {isDemo ? (
        <img className={styles.picture} src={bags} width={960} height={840} alt="" />
      ) : (
        <p className={styles.text}>{name}</p>
      )}
    </div>
  );
}

/** The reason in the query, for a visitor whom the early script sent here (`early/press-answers.ts`). */
function reasonIn(search: string): string | null {
  const list = new URLSearchParams(search).get('for');
  if (list === 'cart') return reasons()['add-to-cart'];
  return list === 'wishlist' ? reasons()['add-to-wishlist'] : null;
}

/** Why the shop requires a login, and what happens next; null for a visitor who came without a redirect. */
function loginReason(state: LoginState | null, hasExpired: boolean): string | null {
  if (!state) return null;
  if (hasExpired) return expired();
  return state.intent ? reasons()[state.intent.kind] : t`Please log in to see this page.`;
}
