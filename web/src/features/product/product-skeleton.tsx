import { t } from '@lingui/core/macro';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import details from './product-details.module.css';
import gallery from './product-gallery.module.css';
import styles from './product-skeleton.module.css';

const THUMBNAILS = 3;

/** Reserves the space of a product while it loads. */
export function ProductSkeleton() {
  return (
    <Loading label={t`Loading product`}>
      <div className={details.details}>
        <div className={gallery.gallery}>
          <Skeleton className={styles.picture} />
          <div className={gallery.thumbnails}>
            {Array.from({ length: THUMBNAILS }, (_, index) => (
              <Skeleton key={index} className={gallery.small} />
            ))}
          </div>
        </div>
        <div className={details.info}>
          <div className={details.head}>
            <Skeleton width="70%" height="2rem" />
            <Skeleton width="55%" height="1.3125rem" />
            <Skeleton width="30%" height="2rem" />
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
