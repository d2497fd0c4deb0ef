import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { errorMessage } from '../../apollo/error-message.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { CartEditor } from './cart-editor.tsx';
import { CartWarnings } from './cart-warnings.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import styles from './cart-page.module.css';
import { useCart } from './use-cart.ts';

/** The cart, with edits that are local until they are saved (specification sections 2 and 4). */
export function CartPage() {
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>Cart</PageHeading>
      <CartContent />
    </Container>
  );
}

function CartContent() {
  const { cart, loading, error, retry } = useCart({ fresh: true });
  if (!cart && error) {
    const cause = `${errorMessage(error)} Your cart is kept with your account.`;
    return (
      <ErrorState title="Your cart could not be loaded" cause={cause} onRetry={retry} retrying={loading} />
    );
  }
  if (!cart) return <CartSkeleton />;
  if (cart.lines.length === 0) {
    return (
      <>
        <CartWarnings warnings={cart.warnings} />
        <EmptyState
          title="Your cart is empty"
          icon={<ShoppingCart size={28} aria-hidden="true" />}
          action={<ButtonLink to={paths.shop()}>Return To Shop</ButtonLink>}
        >
          What you put in here waits for you, on all your devices.
        </EmptyState>
      </>
    );
  }
  return <CartEditor cart={cart} />;
}
