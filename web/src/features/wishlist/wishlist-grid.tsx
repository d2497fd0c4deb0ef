import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { useRef } from 'react';
import { errorMessage } from '../../apollo/error-message.ts';
import { paths } from '../../navigation/paths.ts';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ProductCard } from '../catalogue/shared/product-card/product-card.tsx';
import { ProductCardGrid } from '../catalogue/shared/product-card/product-card-grid.tsx';
import { PriceSwitch } from '../subscriptions/shared/price-switch.tsx';
import { useAlerts } from '../subscriptions/shared/use-alerts.ts';
import { MoveButton } from './move-button.tsx';
import { ShareButton } from './share-button.tsx';
import type { NamedList } from './use-lists.ts';
import { useMoveToCart } from './use-move-to-cart.ts';
import { useToggleWishlist } from './shared/use-toggle-wishlist.ts';
import { useWishlist } from './shared/use-wishlist.ts';
import styles from './wishlist-page.module.css';

interface WishlistGridProps {
  /** The customer's other lists. */
  lists: readonly NamedList[];
}

/**
 * 'Wishlist (n)' with its products, each with buttons to remove it and to move it to the cart, and 'Move All
 * To Bag'.
 */
export function WishlistGrid({ lists }: WishlistGridProps) {
  const { products, isKnown } = useWishlist();
  const [move, isMoving] = useMoveToCart();
  const section = useRef<HTMLElement>(null);

  async function moveAll(): Promise<void> {
    if (isMoving) return;
    await move(products);
    // The button disappears with the last item.
    if (document.activeElement === document.body) section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={t`Your wishlist`}>
      <Cluster justify="between" className={styles.head}>
        <PageHeading className={styles.heading}>
          {isKnown ? t`Wishlist (${products.length})` : t`Wishlist`}
        </PageHeading>
        {products.length > 0 && (
          <Cluster gap={12}>
            <ShareButton listId={null} />
            <Button variant="outline" pending={isMoving} onClick={() => void moveAll()}>
              <Trans>Move All To Bag</Trans>
            </Button>
          </Cluster>
        )}
      </Cluster>
      <WishlistItems lists={lists} />
    </section>
  );
}

function WishlistItems({ lists }: WishlistGridProps) {
  const { products, isKnown, loading, error, retry } = useWishlist();
  const toggle = useToggleWishlist();
  const [move] = useMoveToCart();
  const { alerts } = useAlerts();
  const grid = useRef<HTMLDivElement>(null);

  /* The focused button disappears with its card, so focus moves to the grid. */
  function restoreFocus(): void {
    grid.current?.focus({ preventScroll: true });
  }

  function remove(product: ProductCard_productFragment): void {
    restoreFocus();
    void toggle(product);
  }

  if (!isKnown && error) {
    const cause = t`${errorMessage(error)} Your wishlist is saved to your account.`;
    return (
      <ErrorState
        title={t`Your wishlist could not be loaded`}
        cause={cause}
        onRetry={retry}
        retrying={loading}
      />
    );
  }
  if (!isKnown) {
    return (
      <Loading label={t`Loading your wishlist`}>
        <ProductCardGrid products={undefined} expected={4} />
      </Loading>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title={t`Your wishlist is empty`}
        icon={<Heart size={28} aria-hidden="true" />}
        action={
          <ButtonLink to={paths.shop()}>
            <Trans>Discover products</Trans>
          </ButtonLink>
        }
      >
        <Trans>Tap the heart on a product to save it here.</Trans>
      </EmptyState>
    );
  }
  return (
    <div ref={grid} tabIndex={-1} role="group" aria-label={t`Wishlist items`}>
      <Grid as="ul" role="list" columns="products">
        {products.map((product) => (
          <li key={product.id} className={styles.item}>
            <ProductCard
              product={product}
              heading="h2"
              onRemove={() => remove(product)}
              onMove={() => {
                restoreFocus();
                void move([product]);
              }}
            />
            <PriceSwitch product={product} alerts={alerts} />
            <MoveButton product={product} from={null} lists={lists} />
          </li>
        ))}
      </Grid>
    </div>
  );
}
