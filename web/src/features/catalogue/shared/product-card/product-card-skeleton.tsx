import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import styles from './product-card.module.css';

/** Reserves the space of a ProductCard while products load. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.skeletonStage}>
        <Skeleton className={styles.skeletonPicture} ratio="270 / 250" />
      </div>
      <Skeleton width="80%" height="1.5rem" />
      <div className={styles.details}>
        <Skeleton width="45%" height="1.5rem" />
        <Skeleton width="60%" height="1.3125rem" />
      </div>
    </div>
  );
}
