import { t } from '@lingui/core/macro';
import type { ReviewState } from '../../gql/graphql.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

const labels = (): Record<ReviewState, string> => ({
  WAITING: t`Waiting for approval`,
  APPROVED: t`Published`,
  REJECTED: t`Not published`,
});

const tones = { WAITING: 'pending', APPROVED: 'delivered', REJECTED: 'cancelled' } as const;

/** A review's moderation state. */
export function ReviewStateBadge({ state }: { state: ReviewState }) {
  return <Badge tone={tones[state]}>{labels()[state]}</Badge>;
}
