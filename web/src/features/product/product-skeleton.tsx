import { useFragment } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { ProductSkeleton_queryFragmentDoc } from '../../gql/graphql.ts';
import { useCurrency } from '../../shop/use-shop.ts';
import { Price } from '../../ui/data/price.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import details from './product-details.module.css';
import gallery from './gallery/product-gallery.module.css';
import { MAIN_SIZES } from './gallery/product-gallery.tsx';
import styles from './product-skeleton.module.css';
import { TaxNote } from './buying/tax-note.tsx';

const THUMBNAILS = 3;

/** Reserves a product's space while it loads, and shows the cached fields of its card at once. */
export function ProductSkeleton({ handle }: { handle: string }) {
  const currency = useCurrency();
  const cached = useFragment({
    fragment: ProductSkeleton_queryFragmentDoc,
    fragmentName: 'ProductSkeleton_query',
    from: { __typename: 'Query' },
    variables: { handle },
  });
  const product = cached.complete ? cached.data.productByHandle : null;
  return (
    <Loading label={t`Loading product`}>
      <div className={details.details}>
        <div className={gallery.gallery}>
          {product ? (
            <div className={gallery.stage}>
              <Picture className={gallery.main} image={product.image} sizes={MAIN_SIZES} priority />
            </div>
          ) : (
            <Skeleton className={styles.picture} />
          )}
          <div className={gallery.thumbnails}>
            {Array.from({ length: THUMBNAILS }, (_, index) => (
              <Skeleton key={index} className={gallery.small} />
            ))}
          </div>
        </div>
        <div className={details.info}>
          <div className={details.head}>
            {product ? (
              <p className={details.title}>{product.title}</p>
            ) : (
              <Skeleton width="70%" height="2rem" />
            )}
            <Skeleton width="55%" height="1.3125rem" />
            {product ? (
              <Price
                size="lg"
                amount={product.salePrice}
                regularAmount={product.regularPrice}
                currency={currency}
              />
            ) : (
              <Skeleton width="30%" height="2rem" />
            )}
            <TaxNote />
          </div>
          <Skeleton height="6.5rem" />
          <Skeleton width="60%" height="5rem" />
          <Skeleton width="75%" height="44px" />
          <Skeleton height="48px" />
          <Skeleton height="146px" />
        </div>
      </div>
    </Loading>
  );
}
