import { plural, t } from '@lingui/core/macro';
import { toStars, type Star } from '../../lib/stars.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './star-rating.module.css';

const SHAPE = 'M9 1.6l2.27 4.6 5.08.74-3.67 3.58.87 5.05L9 13.18l-4.55 2.39.87-5.05L1.65 6.94l5.08-.74z';
const LEFT_HALF = 'M9 1.6v11.58l-4.55 2.39.87-5.05L1.65 6.94l5.08-.74z';

interface StarRatingProps {
  /** 0 to 5. */
  rate: number;
  /** The number of ratings; not shown if left out. */
  reviews?: number;
  /** '(88)' on cards, '(88 Reviews)' on the product page. */
  wording?: 'short' | 'long';
}

/** Five stars, and a sentence for screen readers: "Rated 4.5 of 5, 88 reviews". */
export function StarRating({ rate, reviews, wording = 'short' }: StarRatingProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {toStars(rate).map((star, index) => (
          <StarShape key={index} star={star} />
        ))}
      </span>
      {reviews !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {wording === 'short' ? `(${reviews})` : `(${countReviews(reviews)})`}
        </span>
      )}
      <VisuallyHidden>{describe(rate, reviews)}</VisuallyHidden>
    </span>
  );
}

function StarShape({ star }: { star: Star }) {
  return (
    <svg className={styles.star} viewBox="0 0 18 18">
      <path className={star === 'full' ? styles.full : styles.empty} d={SHAPE} />
      {star === 'half' && <path className={styles.full} d={LEFT_HALF} />}
    </svg>
  );
}

function countReviews(reviews: number): string {
  return plural(reviews, { one: '# review', other: '# reviews' });
}

function describe(rate: number, reviews?: number): string {
  if (reviews === undefined) return t`Rated ${rate} of 5`;
  if (reviews === 0) return t`Not rated yet`;
  return t`Rated ${rate} of 5, ${plural(reviews, { one: '# review', other: '# reviews' })}`;
}
