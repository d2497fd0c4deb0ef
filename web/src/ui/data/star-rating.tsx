import { plural, t } from '@lingui/core/macro';
import { toStars, type Star } from '../../lib/stars.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './star-rating.module.css';

/**
 * One SVG for all five stars, each 18 px wide: a page has dozens of ratings, and every DOM element slows it
 * down.
 */
const STEP = 20;
const SHAPE = 'l2.27 4.6 5.08.74-3.67 3.58.87 5.05-4.55-2.39-4.55 2.39.87-5.05-3.67-3.58 5.08-.74z';
const LEFT_HALF = 'v11.58l-4.55 2.39.87-5.05-3.67-3.58 5.08-.74z';

interface StarRatingProps {
  /** 0 to 5. */
  rate: number;
  /** The number of ratings; hidden if omitted. */
  reviews?: number;
  /** '(88)' on cards, '(88 Reviews)' on the product page. */
  wording?: 'short' | 'long';
}

/** Five stars with a sentence for screen readers: "Rated 4.5 of 5, 88 reviews". */
export function StarRating({ rate, reviews, wording = 'short' }: StarRatingProps) {
  return (
    <span className={styles.rating}>
      <svg className={styles.stars} viewBox="0 0 98 18" aria-hidden="true">
        <path className={styles.empty} d={drawStars(toStars(rate), 'empty', 'half')} />
        <path className={styles.full} d={drawStars(toStars(rate), 'full', 'half')} />
      </svg>
      {reviews !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {wording === 'short' ? `(${reviews})` : `(${countReviews(reviews)})`}
        </span>
      )}
      <VisuallyHidden>{describe(rate, reviews)}</VisuallyHidden>
    </span>
  );
}

/**
 * The outlines of the stars of the given kinds. Only the left half of a half star is full; a whole outline
 * lies below it.
 */
function drawStars(stars: readonly Star[], ...kinds: Star[]): string {
  return stars
    .map((star, index) => {
      if (!kinds.includes(star)) return '';
      const isHalf = star === 'half' && kinds.includes('full');
      return `M${9 + index * STEP} 1.6${isHalf ? LEFT_HALF : SHAPE}`;
    })
    .join('');
}

function countReviews(reviews: number): string {
  return plural(reviews, { one: '# review', other: '# reviews' });
}

function describe(rate: number, reviews?: number): string {
  if (reviews === undefined) return t`Rated ${rate} of 5`;
  if (reviews === 0) return t`Not rated yet`;
  return t`Rated ${rate} of 5, ${plural(reviews, { one: '# review', other: '# reviews' })}`;
}
