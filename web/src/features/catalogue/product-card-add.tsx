import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useQuickAdd } from './use-quick-add.ts';
import styles from './product-card.module.css';

interface ProductCardAddProps {
  product: ProductCard_productFragment;
}

/** The bar at the foot of a card's picture: adds, leads to the choice of colour and size, or says that it is sold out. */
export function ProductCardAdd({ product }: ProductCardAddProps) {
  if (!product.inStock) return <p className={styles.soldOut}>Sold out</p>;
  const hasChoices = product.colours.length > 0 || product.sizes.length > 0;
  return hasChoices ? <ChooseLink product={product} /> : <AddButton product={product} />;
}

function AddButton({ product }: ProductCardAddProps) {
  const [quickAdd, isAdding] = useQuickAdd(product);
  return (
    <button
      type="button"
      className={styles.add}
      aria-busy={isAdding || undefined}
      onClick={() => {
        if (!isAdding) quickAdd();
      }}
    >
      <ShoppingCart size={20} aria-hidden="true" />
      <span>
        Add To Cart<VisuallyHidden>: {product.title}</VisuallyHidden>
      </span>
    </button>
  );
}

function ChooseLink({ product }: ProductCardAddProps) {
  return (
    <Link className={styles.add} to={paths.product(product.id)} target="_blank" rel="noopener">
      <ShoppingCart size={20} aria-hidden="true" />
      <span>
        Add To Cart
        <VisuallyHidden>: choose your {product.title} (opens in a new tab)</VisuallyHidden>
      </span>
    </Link>
  );
}
