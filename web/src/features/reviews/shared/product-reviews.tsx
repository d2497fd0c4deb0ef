import { useApolloClient, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { type List, useList } from '../../../apollo/use-list.ts';
import {
  ProductReviewsDocument,
  type ProductReviewsQuery,
  type ReviewSort,
  ReviewStandingDocument,
  type Review_reviewFragment as Review,
} from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { useSession } from '../../../session/shopper-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { LoadMore } from '../../../ui/data/load-more.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './product-reviews.module.css';
import { ReviewCard } from './review-card.tsx';
import { firstReviews } from './first-reviews.ts';
import { addReviewPolicies } from './review-policies.ts';
import { ReviewSummary } from './review-summary.tsx';

const sortLabels = (): Record<ReviewSort, string> => ({
  NEWEST: t`Newest first`,
  MOST_HELPFUL: t`Most helpful first`,
  HIGHEST: t`Highest rated first`,
  LOWEST: t`Lowest rated first`,
});

interface Shown {
  sort: ReviewSort;
  /** Null for any. */
  stars: number | null;
  hasPictures: boolean;
}

/**
 * The customer reviews of a product. The server renders the newest ones; the code loads separately from the
 * page's.
 */
export function ProductReviews({ productId }: { productId: string }) {
  const client = useApolloClient();
  addReviewPolicies(client);
  const [shown, setShown] = useState<Shown>({ sort: 'NEWEST', stars: null, hasPictures: false });
  const { sort, stars, hasPictures } = shown;
  const filter = stars === null && !hasPictures ? null : { stars, hasPictures };
  const list = useList(
    ProductReviewsDocument,
    { ...firstReviews(productId), sort, filter },
    ({ product }) => product?.reviews,
  );
  // Read from the cache, because it is the same query.
  const { data, previousData } = useQuery(ProductReviewsDocument, {
    variables: { ...firstReviews(productId), sort, filter },
    fetchPolicy: 'cache-only',
  });
  const summary = (data ?? previousData)?.product?.reviewSummary;
  return (
    <section aria-labelledby="reviews">
      <Stack gap={32}>
        <SectionHead caption={t`Reviews`} id="reviews" />
        {summary ? (
          <div className={styles.section}>
            <div className={styles.aside}>
              <ReviewSummary
                summary={summary}
                chosen={stars}
                onChoose={(next) => setShown({ ...shown, stars: next })}
              />
              <WriteReview productId={productId} />
            </div>
            <ReviewList productId={productId} list={list} summary={summary} shown={shown} onShow={setShown} />
          </div>
        ) : list.error ? (
          <ErrorState cause={errorMessage(list.error)} onRetry={list.retry} />
        ) : (
          <Loading label={t`Loading reviews`}>
            <Skeleton height="240px" />
          </Loading>
        )}
      </Stack>
    </section>
  );
}

type Summary = NonNullable<ProductReviewsQuery['product']>['reviewSummary'];

interface ReviewListProps {
  productId: string;
  list: List<Review>;
  summary: Summary;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

function ReviewList({ productId, list, summary, shown, onShow }: ReviewListProps) {
  const { votedIds, ownId, voted } = useOwnPart(productId);
  const { nodes = [], more } = list;
  if (summary.reviews === 0) {
    return (
      <EmptyState icon={<Star size={28} aria-hidden="true" />} title={t`No reviews yet`}>
        <Trans>Be the first to review it.</Trans>
      </EmptyState>
    );
  }
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# review', other: '# reviews' })
    : t`more than 10,000 reviews`;
  return (
    <div className={styles.list} data-stale={list.isStale || undefined} aria-busy={list.isStale}>
      <div className={styles.controls}>
        <Button
          size="sm"
          variant={shown.hasPictures ? 'primary' : 'outline'}
          aria-pressed={shown.hasPictures}
          onClick={() => onShow({ ...shown, hasPictures: !shown.hasPictures })}
        >
          <Trans>With pictures</Trans>
        </Button>
        <label className={styles.sort}>
          <span>
            <Trans>Order</Trans>
          </span>
          <select
            className={styles.select}
            value={shown.sort}
            onChange={({ target }) => onShow({ ...shown, sort: target.value as ReviewSort })}
          >
            {Object.entries(sortLabels()).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className={styles.count}>
          {totalLabel}
        </p>
      </div>
      {nodes.length === 0 && (
        <p className={styles.none}>
          <Trans>No reviews match these filters.</Trans>
        </p>
      )}
      <ul role="list" className={styles.reviews}>
        {nodes.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              isOwn={review.id === ownId}
              isVoted={votedIds.has(review.id)}
              onVoted={voted}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <LoadMore
          shown={nodes.length}
          total={list.total}
          totalLabel={totalLabel}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => void more.load()}
        />
      )}
    </div>
  );
}

/** The shopper's own review and votes; nothing for visitors. */
function useOwnPart(productId: string) {
  const isSignedIn = useSession() !== null;
  const { data, refetch } = useQuery(ReviewStandingDocument, { variables: { productId }, skip: !isSignedIn });
  const standing = isSignedIn ? data?.reviewStanding : undefined;
  return {
    standing,
    votedIds: new Set(standing?.votedReviewIds),
    ownId: standing?.submission?.id,
    voted: () => void refetch().catch(() => undefined),
  };
}

/** Links to the shopper's own review; visitors log in first. */
function WriteReview({ productId }: { productId: string }) {
  const { standing } = useOwnPart(productId);
  if (standing && !standing.mayReview) {
    return (
      <p className={styles.note}>
        <Trans>You can review it once you’ve bought it and it has been delivered.</Trans>
      </p>
    );
  }
  return (
    <>
      <ButtonLink variant="outline" to={paths.review(productId)}>
        {standing?.submission ? t`Edit your review` : t`Write a review`}
      </ButtonLink>
      {standing?.submission?.state === 'WAITING' && (
        <p className={styles.note}>
          <Trans>Your latest changes are waiting for approval.</Trans>
        </p>
      )}
    </>
  );
}
