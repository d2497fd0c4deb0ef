import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import type { LoginState } from '../../navigation/login-intent.ts';
import { paths } from '../../navigation/paths.ts';
import { useBuyerId, useSession } from '../../session/shopper-session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { CartEditor } from './cart-editor.tsx';
import styles from './cart-page.module.css';
import { CartWarnings } from './cart-warnings.tsx';
import { useCart } from './shared/use-cart.ts';

/** The cart, with local edits until the shopper saves them (specification sections 2 and 4). */
export function CartPage() {
  const isSignedIn = useSession() !== null;
  const [search] = useSearchParams();
  // An email links to the cart of an account; a guest would see their own instead.
  if (!isSignedIn && search.get('of') === 'account') {
    const state: LoginState = { from: paths.cart() };
    return <Navigate to={paths.login()} state={state} replace />;
  }
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>
        <Trans>Cart</Trans>
      </PageHeading>
      <CartContent />
    </Container>
  );
}

function CartContent() {
  const { cart, loading, error, retry } = useCart({ fresh: true });
  const isSignedIn = useSession() !== null;
  const isVisitor = useBuyerId() === null;
  if (!cart && error) {
    const cause = isSignedIn
      ? t`${errorMessage(error)} Your cart is saved to your account.`
      : t`${errorMessage(error)} Your cart is saved.`;
    return (
      <ErrorState title={t`Your cart could not be loaded`} cause={cause} onRetry={retry} retrying={loading} />
    );
  }
  if (!cart && !isVisitor) return <CartSkeleton />;
  if (!cart || cart.lines.length === 0) {
    return (
      <>
        {cart && <CartWarnings warnings={cart.warnings} />}
        <EmptyState
          title={t`Your cart is empty`}
          icon={<ShoppingCart size={28} aria-hidden="true" />}
          action={
            <ButtonLink to={paths.shop()}>
              <Trans>Return To Shop</Trans>
            </ButtonLink>
          }
        >
          {isSignedIn ? (
            <Trans>Items you add are saved to your account, on all your devices.</Trans>
          ) : (
            <Trans>Items you add are saved in this browser, and move to your account when you log in.</Trans>
          )}
        </EmptyState>
      </>
    );
  }
  return <CartEditor cart={cart} />;
}

/** Reserves the space of the cart's table and total while they load. */
function CartSkeleton() {
  return (
    <Loading label={t`Loading your cart`}>
      <Stack gap={24}>
        <Skeleton height="48px" />
        <Skeleton height="104px" />
        <Skeleton height="104px" />
        <Skeleton height="300px" width="min(100%, 470px)" />
      </Stack>
    </Loading>
  );
}
