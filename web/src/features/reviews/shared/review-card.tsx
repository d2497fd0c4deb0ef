import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '../../../apollo/use-action.ts';
import { type Review_reviewFragment as Review, UpdateReviewVoteDocument } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { useSession } from '../../../session/shopper-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { StarRating } from '../../../ui/data/star-rating.tsx';
import styles from './review-card.module.css';
import { ReviewPictures } from './review-pictures.tsx';

interface ReviewCardProps {
  review: Review;
  /** Whether the shopper wrote it, and so can't vote for it. */
  isOwn: boolean;
  isVoted: boolean;
  onVoted: () => void;
}

/** A review in the shop. Customers' content is plain text: no links, no markup. */
export function ReviewCard({ review, isOwn, isVoted, onVoted }: ReviewCardProps) {
  const { stars, title, text, pictures, authorName, isVerifiedPurchase, reply, createdAt } = review;
  return (
    <article className={styles.review} aria-labelledby={`review-${review.id}`}>
      <StarRating rate={stars} />
      <h3 id={`review-${review.id}`} className={styles.title}>
        {title}
      </h3>
      <p className={styles.by}>
        <span>{authorName}</span>
        <DateTime value={createdAt} />
        {isVerifiedPurchase && (
          <span className={styles.verified}>
            <BadgeCheck size={16} aria-hidden="true" />
            <Trans>Verified purchase</Trans>
          </span>
        )}
      </p>
      <p className={styles.text}>{text}</p>
      <ReviewPictures pictures={pictures} title={title} />
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyHead}>
            <Trans>Reply from the shop</Trans> <DateTime value={reply.createdAt} />
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      <Helpful review={review} isOwn={isOwn} isVoted={isVoted} onVoted={onVoted} />
    </article>
  );
}

/** The number of helpful votes, and the button to vote; visitors log in first. */
function Helpful({ review: { id, helpfulVotes, title }, isOwn, isVoted, onVoted }: ReviewCardProps) {
  const isSignedIn = useSession() !== null;
  const location = useLocation();
  const navigate = useNavigate();
  const [vote, isRunning] = useAction(UpdateReviewVoteDocument, {
    result: ({ review }) => review,
    failure: t`Your vote was not counted`,
    onDone: onVoted,
  });
  const count = plural(helpfulVotes, {
    one: '# person found this helpful',
    other: '# people found this helpful',
  });

  function press(): void {
    if (isSignedIn) void vote({ id, isHelpful: !isVoted });
    else void navigate(paths.login(), { state: { from: createPath(location) } });
  }

  return (
    <div className={styles.helpful}>
      {!isOwn && (
        <Button
          size="sm"
          variant="outline"
          aria-pressed={isVoted}
          aria-label={t`Helpful: ${title}`}
          pending={isRunning}
          onClick={press}
        >
          <ThumbsUp size={16} aria-hidden="true" fill={isVoted ? 'currentColor' : 'none'} />
          <Trans>Helpful</Trans>
        </Button>
      )}
      <span role="status" className={styles.votes}>
        {helpfulVotes > 0 && count}
      </span>
    </div>
  );
}
