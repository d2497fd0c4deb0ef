import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProductReviewsQuery } from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { StarRating } from '../../../ui/data/star-rating.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './review-summary.module.css';

interface ReviewSummaryProps {
  summary: NonNullable<ProductReviewsQuery['product']>['reviewSummary'];
  /** The stars that the list is filtered by; null for any. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** The average rating, and the number of reviews per star, each a button that filters by it. */
export function ReviewSummary({ summary, chosen, onChoose }: ReviewSummaryProps) {
  const { rate, reviews, counts } = summary;
  return (
    <div className={styles.summary}>
      {rate != null && (
        <>
          <p className={styles.average}>
            <span className={styles.rate} aria-hidden="true">
              {rate.toLocaleString(i18n.locale, { minimumFractionDigits: 1 })}
            </span>
            <StarRating rate={rate} reviews={reviews} wording="long" />
          </p>
          <ul role="list" className={styles.bars} aria-label={t`By stars`}>
            {counts.map((count) => (
              <li key={count.stars}>
                <button
                  type="button"
                  className={styles.bar}
                  aria-pressed={chosen === count.stars}
                  disabled={count.reviews === 0 && chosen !== count.stars}
                  onClick={() => onChoose(chosen === count.stars ? null : count.stars)}
                >
                  <span className={styles.label}>
                    {plural(count.stars, { one: '# star', other: '# stars' })}
                  </span>
                  <span className={styles.track} aria-hidden="true">
                    <span
                      className={styles.part}
                      style={{ inlineSize: `${(count.reviews / reviews) * 100}%` }}
                    />
                  </span>
                  <span className={styles.count} aria-hidden="true">
                    {count.reviews}
                  </span>
                  <VisuallyHidden>
                    {plural(count.reviews, { one: '# review', other: '# reviews' })}
                  </VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
          {chosen !== null && (
            <button type="button" className={styles.all} onClick={() => onChoose(null)}>
              <Trans>Show all stars</Trans>
            </button>
          )}
        </>
      )}
    </div>
  );
}
