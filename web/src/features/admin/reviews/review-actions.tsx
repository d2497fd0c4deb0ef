import { Trans } from '@lingui/react/macro';
import type { AdminReview_reviewFragment as Review } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectionBar } from '../ui/selection/selection-bar.tsx';
import type { Selection } from '../ui/selection/use-selection.ts';
import { MAX_AT_ONCE } from './use-moderation.ts';

interface ReviewActionsProps {
  selection: Selection;
  /** The listed reviews: reviews that staff have not seen are not moderated. */
  reviews: readonly Review[];
  onApprove: (reviews: readonly Review[]) => void;
  onReject: (reviews: readonly Review[]) => void;
}

/** The bar of actions for the selected reviews; those beyond the limit stay selected. */
export function ReviewActions({ selection, reviews, onApprove, onReject }: ReviewActionsProps) {
  const chosen = reviews.filter(({ id }) => selection.has(id)).slice(0, MAX_AT_ONCE);
  return (
    <SelectionBar selection={selection} limit={MAX_AT_ONCE}>
      <Button size="sm" onClick={() => onApprove(chosen)}>
        <Trans>Approve</Trans>
      </Button>
      <Button size="sm" variant="outline" onClick={() => onReject(chosen)}>
        <Trans>Reject</Trans>
      </Button>
    </SelectionBar>
  );
}
