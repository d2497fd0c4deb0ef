import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { AdminReview_reviewFragment as Review, ReviewState } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { StarRating } from '../../../ui/data/star-rating.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { SelectAll } from '../ui/selection/select-all.tsx';
import { SelectableCell } from '../ui/selection/selectable-cell.tsx';
import type { Selection } from '../ui/selection/use-selection.ts';
import styles from './review-row.module.css';

const stateLabels = (): Record<ReviewState, string> => ({
  WAITING: t`Waiting`,
  APPROVED: t`Approved`,
  REJECTED: t`Rejected`,
});

const tones = { WAITING: 'pending', APPROVED: 'delivered', REJECTED: 'cancelled' } as const;

/** The columns of the list. Without a selection, it is read-only. */
export function reviewColumns(selection: Selection | null): DataColumn[] {
  return [
    { key: 'review', label: t`Review`, ...(selection && { control: <SelectAll selection={selection} /> }) },
    { key: 'product', label: t`Product and order` },
    { key: 'state', label: t`State` },
  ];
}

interface ReviewRowProps {
  review: Review;
  /** Null if rows can't be selected. */
  selection: Selection | null;
  onApprove: () => void;
  onReject: () => void;
  onReply: () => void;
  /** Filters the list by the review's product. */
  onProduct: () => void;
}

/** A full review, for moderation. */
export function ReviewRow({ review, selection, onProduct, ...actions }: ReviewRowProps) {
  const { id, title, text, stars, pictures, authorName, reply, shown, state, changedAt } = review;
  return (
    <DataRow>
      <SelectableCell selection={selection} id={id} name={title}>
        <article className={styles.review}>
          <StarRating rate={stars} />
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
          {pictures.length > 0 && (
            <ul role="list" className={styles.pictures}>
              {pictures.map((picture, index) => (
                <li key={picture.url}>
                  <a
                    href={picture.url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t`Picture ${index + 1} of ${title}`}
                  >
                    <Thumbnail image={picture} size={64} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.note}>
            {authorName} · <DateTime value={changedAt} show="date and time" />
          </p>
          {shown && state !== 'APPROVED' && (
            <p className={styles.former}>
              <Trans>
                Shoppers still see: <strong>{shown.title}</strong>, {shown.stars} of 5. {shown.text}
              </Trans>
            </p>
          )}
          {reply && (
            <p className={styles.former}>
              <Trans>Reply from the shop: {reply.text}</Trans>
            </p>
          )}
          {selection && (
            <Cluster gap={8}>
              {state === 'WAITING' && (
                <>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t`Approve: ${title}`}
                    onClick={actions.onApprove}
                  >
                    <Trans>Approve</Trans>
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t`Reject: ${title}`}
                    onClick={actions.onReject}
                  >
                    <Trans>Reject</Trans>
                  </Button>
                </>
              )}
              <Button size="sm" variant="outline" aria-label={t`Reply: ${title}`} onClick={actions.onReply}>
                {reply ? t`Edit reply` : t`Reply`}
              </Button>
            </Cluster>
          )}
        </article>
      </SelectableCell>
      <DataCell label={t`Product and order`}>
        <ReviewLinks review={review} onProduct={onProduct} />
      </DataCell>
      <DataCell label={t`State`}>
        <Badge tone={tones[state]}>{stateLabels()[state]}</Badge>
        {review.rejectionReason && <p className={styles.note}>{review.rejectionReason}</p>}
      </DataCell>
    </DataRow>
  );
}

function ReviewLinks({ review, onProduct }: Pick<ReviewRowProps, 'review' | 'onProduct'>) {
  const { product, productTitle, orderId, orderNumber } = review;
  const mayReadOrders = usePermission('ORDERS_READ');
  return (
    <div className={styles.links}>
      {product ? (
        <Link className={styles.link} to={paths.product(product.handle)}>
          {productTitle}
        </Link>
      ) : (
        <span>{productTitle}</span>
      )}
      {mayReadOrders && orderId != null && (
        <Link className={styles.link} to={adminPaths.order(orderId)}>
          <Trans>Order {orderNumber}</Trans>
        </Link>
      )}
      <button
        type="button"
        className={styles.link}
        aria-label={t`All reviews of ${productTitle}`}
        onClick={onProduct}
      >
        <Trans>All reviews</Trans>
      </button>
    </div>
  );
}
