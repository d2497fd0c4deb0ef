import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import { paths } from '../../../../navigation/paths.ts';
import type { ProductCard_colourFragment, ProductCard_productFragment } from '../../../../gql/graphql.ts';
import { unitPriceLabel } from '../../../../lib/unit-price-label.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { IconLink } from '../../../../ui/actions/icon-link.tsx';
import { Price } from '../../../../ui/data/price.tsx';
import { StarRating } from '../../../../ui/data/star-rating.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { useToggleWishlist } from '../../../wishlist/shared/use-toggle-wishlist.ts';
import { useIsWishlisted } from '../../../wishlist/shared/use-is-wishlisted.ts';
import { ProductCardAdd } from './product-card-add.tsx';
import { useProductPrefetch } from './use-product-prefetch.ts';
import styles from './product-card.module.css';

const SIZES = '(min-width: 1234px) 270px, (min-width: 992px) 23vw, (min-width: 660px) 30vw, 46vw';

interface ProductCardProps {
  product: ProductCard_productFragment;
  /** The color to show, preselected on its page; omitted for its main picture. */
  colour?: ProductCard_colourFragment | null | undefined;
  /** The heading level of its title: one below the section's heading. */
  heading?: 'h2' | 'h3';
  /** Visible without scrolling: the picture loads eagerly. */
  priority?: boolean;
  /** On the wishlist page: shows a bin instead of the heart. */
  onRemove?: () => void;
  /** On the wishlist page: adding to the cart removes it from the wishlist. */
  onMove?: () => void;
}

/**
 * A product in a list. The title's link covers the whole card; the buttons are layered above it, never
 * nested.
 */
export function ProductCard({
  product,
  colour,
  heading: Heading = 'h3',
  priority,
  onRemove,
  onMove,
}: ProductCardProps) {
  const currency = useCurrency();
  const path = paths.product(product.handle, colour?.name);
  const prefetch = useProductPrefetch(product.handle);
  return (
    <article
      className={styles.card}
      data-product={product.id}
      data-sold-out={product.availability === 'SOLD_OUT' || undefined}
      data-later={!priority || undefined}
      {...prefetch}
    >
      <div className={styles.stage}>
        <Picture
          className={styles.picture}
          image={colour?.image ?? product.image}
          sizes={SIZES}
          priority={priority}
        />
        <ProductCardLabel product={product} />
        <CardActions product={product} path={path} onRemove={onRemove} />
        <ProductCardAdd product={product} path={path} onMove={onMove} />
      </div>
      <Heading className={styles.title}>
        <Link className={styles.link} to={path} title={product.title}>
          {product.title}
        </Link>
      </Heading>
      <div className={styles.details}>
        <Price
          amount={product.salePrice}
          regularAmount={product.regularPrice}
          currency={currency}
          isFrom={product.highestPrice > product.salePrice}
        />
        {product.unitPrices && (
          <span className={styles.unitPrice}>{unitPriceLabel(product.unitPrices, currency)}</span>
        )}
        <StarRating rate={product.rating.rate} reviews={product.rating.reviews} />
      </div>
    </article>
  );
}

interface CardActionsProps extends Pick<ProductCardProps, 'product' | 'onRemove'> {
  /** The path of the product's page. */
  path: string;
}

function CardActions({ product, path, onRemove }: CardActionsProps) {
  return (
    <div className={styles.actions}>
      {onRemove ? (
        <IconButton
          className={styles.action}
          look="floating"
          label={t`Remove ${product.title} from wishlist`}
          onClick={onRemove}
        >
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <HeartButton product={product} />
      )}
      <IconLink
        className={styles.action}
        look="floating"
        label={t`View ${product.title} (opens in a new tab)`}
        to={path}
        target="_blank"
        rel="noopener"
      >
        <Eye size={20} aria-hidden="true" />
      </IconLink>
    </div>
  );
}

function HeartButton({ product }: Pick<ProductCardProps, 'product'>) {
  const isWishlisted = useIsWishlisted(product.id);
  const toggleWishlist = useToggleWishlist();
  return (
    <IconButton
      className={styles.action}
      look="floating"
      label={t`Add ${product.title} to wishlist`}
      aria-pressed={isWishlisted}
      data-adds-to="wishlist"
      onClick={() => void toggleWishlist(product)}
    >
      <Heart size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** That it ships later, '-N%' for a discounted product, 'NEW' for a new one, otherwise nothing. */
function ProductCardLabel({ product: { availability, discount, isNew } }: Pick<ProductCardProps, 'product'>) {
  if (availability === 'PREORDER' || availability === 'BACKORDER') {
    return (
      <Badge tone="new" className={styles.label}>
        {availability === 'PREORDER' ? <Trans>Pre-order</Trans> : <Trans>Back-order</Trans>}
      </Badge>
    );
  }
  if (discount != null) {
    return (
      <Badge tone="discount" className={styles.label}>
        <span aria-hidden="true">-{discount}%</span>
        <VisuallyHidden>
          <Trans>{discount} % off</Trans>
        </VisuallyHidden>
      </Badge>
    );
  }
  return isNew ? (
    <Badge tone="new" className={styles.label}>
      <Trans>NEW</Trans>
    </Badge>
  ) : null;
}
