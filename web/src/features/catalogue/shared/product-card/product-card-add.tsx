import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router-dom';
import type { ProductCard_productFragment } from '../../../../gql/graphql.ts';
import { useAddToCart } from '../../../cart/shared/use-add-to-cart.ts';
import styles from './product-card.module.css';
import { hasOptions } from '../../../../lib/chosen-options.ts';

interface ProductCardAddProps {
  product: ProductCard_productFragment;
  /** The path of its page. */
  path: string;
  /** Replaces adding to the cart; the bar's label is then Move To Cart. */
  onMove?: () => void;
}

/**
 * The bar at the bottom of a card's picture: adds to the cart, links to the product's options, or says that
 * it is sold out.
 */
export function ProductCardAdd({ product, path, onMove }: ProductCardAddProps) {
  if (product.availability === 'SOLD_OUT')
    return (
      <p className={styles.soldOut}>
        <Trans>Sold out</Trans>
      </p>
    );
  if (hasOptions(product) || product.hasRequiredFields) return <ChooseLink product={product} path={path} />;
  return onMove ? (
    <BarButton label={t`Move To Cart`} product={product} onClick={onMove} />
  ) : (
    <AddButton product={product} />
  );
}

function AddButton({ product }: Pick<ProductCardAddProps, 'product'>) {
  const [quickAdd, isAdding] = useQuickAdd(product);
  return <BarButton label={t`Add To Cart`} product={product} isBusy={isAdding} onClick={quickAdd} />;
}

interface BarButtonProps {
  label: string;
  product: ProductCard_productFragment;
  isBusy?: boolean;
  onClick: () => void;
}

function BarButton({ label, product, isBusy = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={`${label}: ${product.title}`}
      aria-busy={isBusy || undefined}
      data-adds-to="cart"
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      <ShoppingCart size={20} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

function ChooseLink({ product, path }: Pick<ProductCardAddProps, 'product' | 'path'>) {
  return (
    <Link
      className={styles.add}
      to={path}
      target="_blank"
      rel="noopener"
      aria-label={t`Add To Cart: choose your ${product.title} (opens in a new tab)`}
    >
      <ShoppingCart size={20} aria-hidden="true" />
      <span>
        <Trans>Add To Cart</Trans>
      </span>
    </Link>
  );
}

/**
 * A card's Add To Cart: adds one unit of a product without variants. If it is already in the cart
 * (specification section 4), it only shows a toast. The second value is true while adding.
 */
function useQuickAdd(product: ProductCard_productFragment): readonly [() => void, boolean] {
  const [addToCart, { loading }] = useAddToCart();
  return [() => void addToCart({ product, unlessInCart: true }), loading] as const;
}
