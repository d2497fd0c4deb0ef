import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message.ts';
import { ReviewFormDocument } from '../../gql/graphql.ts';
import { NotFoundPage } from '../../navigation/not-found-page.tsx';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/shopper-session.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { ReviewForm } from './review-form.tsx';
import { addReviewPolicies } from './shared/review-policies.ts';
import styles from './reviews-page.module.css';

/** Writes or edits the shopper's review of a product. */
export function ReviewPage() {
  const { id: productId = '' } = useParams();
  const userId = useSession()?.user.id ?? '';
  addReviewPolicies(useApolloClient());
  const { data, error, refetch } = useQuery(ReviewFormDocument, {
    variables: { productId },
    // The form starts with the saved values.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data && !data.product) return <NotFoundPage />;
  const product = data?.product;
  const submission = data?.reviewStanding.submission ?? null;
  return (
    <Stack gap={24}>
      <PageHeading className={styles.heading}>
        {submission ? <Trans>Edit your review</Trans> : <Trans>Write a review</Trans>}
      </PageHeading>
      {product ? (
        <>
          <p className={styles.item}>
            <Thumbnail image={product.image} size={72} />
            <Link className={styles.name} to={paths.product(product.handle)}>
              {product.title}
            </Link>
          </p>
          {data.reviewStanding.mayReview ? (
            <ReviewForm key={submission?.id} productId={productId} userId={userId} submission={submission} />
          ) : (
            <Callout title={t`Only customers who bought it can review it`}>
              <Trans>
                You can review this product once you’ve bought it and it has been delivered. See{' '}
                <TextLink to={paths.myReviews()}>My Reviews</TextLink> for what you can review now.
              </Trans>
            </Callout>
          )}
        </>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading your review`}>
          <Skeleton height="320px" />
        </Loading>
      )}
    </Stack>
  );
}
