import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { type List, useList } from '../../apollo/use-list.ts';
import {
  OwnReviewsDocument,
  type OwnReviewsQuery,
  ProductsToReviewDocument,
  type ProductsToReviewQuery,
} from '../../gql/graphql.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { DateTime } from '../../ui/data/date-time.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { StarRating } from '../../ui/data/star-rating.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { addReviewPolicies } from './shared/review-policies.ts';
import { ReviewStateBadge } from './review-state-badge.tsx';
import styles from './reviews-page.module.css';

const PAGE = 10;

type OwnReview = OwnReviewsQuery['ownReviews']['nodes'][number];
type ToReview = ProductsToReviewQuery['productsToReview']['nodes'][number];

/** Products to review, and the shopper's reviews. */
export function ReviewsPage() {
  addReviewPolicies(useApolloClient());
  const options = { isRefetched: true };
  const waiting = useList(
    ProductsToReviewDocument,
    { first: PAGE },
    (data) => data.productsToReview,
    options,
  );
  const written = useList(OwnReviewsDocument, { first: PAGE }, (data) => data.ownReviews, options);
  const failed = [waiting, written].find((list) => list.error && !list.nodes);
  return (
    <Stack gap={32}>
      <PageHeading className={styles.heading}>
        <Trans>My Reviews</Trans>
      </PageHeading>
      {failed?.error ? (
        <ErrorState cause={errorMessage(failed.error)} onRetry={failed.retry} />
      ) : !waiting.nodes || !written.nodes ? (
        <Loading label={t`Loading your reviews`}>
          <Skeleton height="240px" />
        </Loading>
      ) : waiting.nodes.length === 0 && written.nodes.length === 0 ? (
        <EmptyState
          title={t`No reviews yet`}
          icon={<Star size={28} aria-hidden="true" />}
          action={
            <ButtonLink to={paths.account.deliveries()}>
              <Trans>See my deliveries</Trans>
            </ButtonLink>
          }
        >
          <Trans>You can review what you bought here once it has been delivered.</Trans>
        </EmptyState>
      ) : (
        <>
          {waiting.nodes.length > 0 && (
            <section aria-labelledby="to-review">
              <h2 id="to-review" className={styles.section}>
                <Trans>Waiting for your review</Trans>
              </h2>
              <ul role="list" className={styles.list}>
                {waiting.nodes.map((item) => (
                  <WaitingItem key={item.product.id} item={item} />
                ))}
              </ul>
              <More list={waiting} />
            </section>
          )}
          {written.nodes.length > 0 && (
            <section aria-labelledby="written">
              <h2 id="written" className={styles.section}>
                <Trans>Written by you</Trans>
              </h2>
              <ul role="list" className={styles.list}>
                {written.nodes.map((review) => (
                  <WrittenItem key={review.id} review={review} />
                ))}
              </ul>
              <More list={written} />
            </section>
          )}
        </>
      )}
    </Stack>
  );
}

function More({ list }: { list: List<unknown> }) {
  const { nodes = [], total, hasMore, more } = list;
  if (!hasMore) return null;
  return (
    <LoadMore
      shown={nodes.length}
      total={total}
      totalLabel={plural(total, { one: '# product', other: '# products' })}
      isLoading={more.isLoading}
      error={more.error === null ? null : errorMessage(more.error)}
      onLoad={() => void more.load()}
    />
  );
}

function WaitingItem({ item: { product, orderId, orderNumber, orderedAt } }: { item: ToReview }) {
  return (
    <li className={styles.item}>
      <Thumbnail image={product.image} size={72} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.product(product.handle)}>
          {product.title}
        </Link>
        <p className={styles.note}>
          <Trans>
            Order <Link to={paths.account.order(orderId)}>{orderNumber}</Link> of{' '}
            <DateTime value={orderedAt} />
          </Trans>
        </p>
      </div>
      <ButtonLink
        variant="outline"
        size="sm"
        to={paths.review(product.id)}
        aria-label={t`Write a review: ${product.title}`}
      >
        <Trans>Write a review</Trans>
      </ButtonLink>
    </li>
  );
}

function WrittenItem({ review }: { review: OwnReview }) {
  const { productId, productTitle, product, stars, title, text, state, rejectionReason, shown, reply } =
    review;
  return (
    <li className={styles.written}>
      <div className={styles.item}>
        {product && <Thumbnail image={product.image} size={72} />}
        <div className={styles.words}>
          {product ? (
            <Link className={styles.name} to={paths.product(product.handle)}>
              {productTitle}
            </Link>
          ) : (
            <span className={styles.name}>{productTitle}</span>
          )}
          <p className={styles.stars}>
            <StarRating rate={stars} />
            <ReviewStateBadge state={state} />
          </p>
        </div>
        {product && (
          <ButtonLink
            variant="outline"
            size="sm"
            to={paths.review(productId)}
            aria-label={t`Edit your review: ${productTitle}`}
          >
            <Trans>Edit</Trans>
          </ButtonLink>
        )}
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {state === 'WAITING' && shown && (
        <p className={styles.note}>
          <Trans>Until your change is approved, others see the previous version.</Trans>
        </p>
      )}
      {state === 'REJECTED' && (
        <p className={styles.note}>
          {rejectionReason ? t`Why it was not published: ${rejectionReason}` : t`It was not published.`}{' '}
          {shown && <Trans>Others see the previous version.</Trans>}
        </p>
      )}
      {reply && (
        <p className={styles.note}>
          <Trans>Reply from the shop: {reply.text}</Trans>
        </p>
      )}
    </li>
  );
}
