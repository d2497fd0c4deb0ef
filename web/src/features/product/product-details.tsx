import { t } from '@lingui/core/macro';
import Heart from 'lucide-react/icons/heart';
import type { ProductCard_productFragment, ProductDetails_productFragment } from '../../gql/graphql.ts';
import { useCurrency } from '../../shop/use-shop.ts';
import { shipsLaterLabel } from '../../shop/backorder-label.ts';
import { unitPriceLabel } from '../../lib/unit-price-label.ts';
import { leadTimeLabel } from '../../lib/lead-time-label.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Price } from '../../ui/data/price.tsx';
import { Description } from '../../ui/data/description.tsx';
import { StarRating } from '../../ui/data/star-rating.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useToggleWishlist } from '../wishlist/shared/use-toggle-wishlist.ts';
import { useIsWishlisted } from '../wishlist/shared/use-is-wishlisted.ts';
import { BuyBox } from './buying/buy-box.tsx';
import { DeliveryNotes } from './buying/delivery-notes.tsx';
import { galleryPictures } from './gallery/gallery-pictures.ts';
import { missingChoices, type PartialChoice } from './buying/product-choice.ts';
import { ProductAlertButton } from './buying/product-alert-button.tsx';
import { ProductAttributes } from './product-attributes.tsx';
import styles from './product-details.module.css';
import { ReductionNotes } from './buying/reduction-notes.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { availabilityOf, priceOf, unitPricesOf } from './buying/product-variants.ts';
import { stockLabel } from './buying/stock-label.ts';
import { TaxNote } from './buying/tax-note.tsx';
import { WithdrawalNote } from './buying/withdrawal-note.tsx';
import { useProductChoice } from './buying/use-product-choice.ts';

interface ProductDetailsProps {
  product: ProductDetails_productFragment;
}

/** A product with its pictures, price and choices. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const currency = useCurrency();
  const choosing = useProductChoice(product);
  const { colour } = choosing.choice;
  const isComplete = missingChoices(product, choosing.choice).length === 0;
  const availability = availabilityOf(product, choosing.choice, isComplete);
  const { variant, stock, isOffered } = availability;
  const isDelivered = (variant ? [variant] : product.variants).some(
    ({ requiresShipping }) => requiresShipping,
  );
  const chosen = variant ?? product;
  const isLater = chosen.availability === 'BACKORDER' || chosen.availability === 'PREORDER';
  const unitPrices = unitPricesOf(product, variant);
  const leadTime = stock > 0 && variant && leadTimeLabel(variant);
  const label = isLater ? shipsLaterLabel(chosen.availableFrom) : leadTime || stockLabel(chosen.stock);
  return (
    <article className={styles.details} data-product={product.id}>
      <div className={styles.pictures}>
        {/* Selecting a new color resets the gallery to its picture, whatever was shown before. */}
        <ProductGallery key={colour} {...galleryPictures(product, colour)} />
        <WishlistButton className={styles.wishlist} product={product} choice={choosing.choice} />
      </div>
      <div className={styles.info}>
        <div className={styles.head}>
          {product.brand != null && <p className={styles.brand}>{product.brand}</p>}
          <PageHeading className={styles.title}>{product.title}</PageHeading>
          <p className={styles.summary}>
            <a className={styles.rating} href="#reviews">
              <StarRating rate={product.rating.rate} reviews={product.rating.reviews} wording="long" />
            </a>
            <span className={styles.stock} data-in-stock={stock > 0} role="status">
              {isOffered ? label : t`Not available in this combination`}
            </span>
          </p>
          <Price size="lg" {...priceOf(product, variant)} currency={currency} />
          {unitPrices && <p className={styles.unitPrice}>{unitPriceLabel(unitPrices, currency)}</p>}
          <TaxNote />
          <ReductionNotes product={product} variant={variant} />
        </div>
        <Description className={styles.description} html={product.descriptionHtml} />
        <BuyBox product={product} choosing={choosing} availability={availability} />
        {variant?.availability !== 'SOLD_OUT' && (
          <div>
            <ProductAlertButton productId={product.id} availability={availability} />
          </div>
        )}
        <ProductAttributes
          attributes={product.attributes}
          fields={[...product.fields, ...(variant?.fields ?? [])]}
        />
        <DeliveryNotes currency={currency} isDelivered={isDelivered} />
        {product.isWithdrawalExcluded && <WithdrawalNote />}
      </div>
    </article>
  );
}

interface WishlistButtonProps {
  product: ProductCard_productFragment;
  /** The current choice, restored for a visitor after the login. */
  choice: PartialChoice;
  className?: string;
}

/** The product page's wishlist button. */
function WishlistButton({ product, choice, className }: WishlistButtonProps) {
  const isWishlisted = useIsWishlisted(product.id);
  const toggleWishlist = useToggleWishlist();
  return (
    <IconButton
      className={className}
      look="floating"
      label={t`Add to wishlist`}
      aria-pressed={isWishlisted}
      data-adds-to="wishlist"
      onClick={() => void toggleWishlist(product, choice)}
    >
      <Heart size={22} aria-hidden="true" />
    </IconButton>
  );
}
