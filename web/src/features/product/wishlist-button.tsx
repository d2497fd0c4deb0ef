import Heart from 'lucide-react/icons/heart';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useToggleWishlist } from '../wishlist/use-toggle-wishlist.ts';
import { useWishlist } from '../wishlist/use-wishlist.ts';
import type { PartialChoice } from './product-choice.ts';

interface WishlistButtonProps {
  product: ProductCard_productFragment;
  /** What has been picked; a visitor finds it again after the login. */
  choice: PartialChoice;
  className?: string;
}

/** The heart of the product page: on or off the wishlist. */
export function WishlistButton({ product, choice, className }: WishlistButtonProps) {
  const { ids } = useWishlist();
  const toggleWishlist = useToggleWishlist();
  return (
    <IconButton
      className={className}
      look="floating"
      label="Add to wishlist"
      aria-pressed={ids.has(product.id)}
      onClick={() => void toggleWishlist(product, choice)}
    >
      <Heart size={22} aria-hidden="true" />
    </IconButton>
  );
}
