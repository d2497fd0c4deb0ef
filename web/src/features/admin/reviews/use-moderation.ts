import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type AdminReview_reviewFragment as Review,
  ModerateReviewsDocument,
  type ReviewDecision,
} from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/** The maximum number of reviews moderated at once. */
export const MAX_AT_ONCE = 100;

/**
 * Approves or rejects reviews and shows the result. `onDecided` receives the ids of moderated reviews.
 * Resolves to whether the server responded.
 */
export function useModeration(onDecided: (ids: readonly string[]) => void) {
  const client = useApolloClient();
  const [moderate, isRunning] = useAction(ModerateReviewsDocument, {
    result: ({ results }) => results,
    failure: t`The reviews were not changed`,
  });

  async function decide(
    reviews: readonly Review[],
    decision: ReviewDecision,
    reason: string | null = null,
  ): Promise<boolean> {
    const versions = reviews.map(({ id, version }) => ({ id, expectedVersion: version }));
    const results = await moderate({ reviews: versions, decision, reason });
    if (!results) return false;
    const decided = results.filter(({ userErrors }) => userErrors.length === 0);
    const failed = results.filter(({ userErrors }) => userErrors.length > 0);
    if (decided.length > 0) showToast({ tone: 'success', title: doneTitle(decision, decided.length) });
    if (failed.length > 0) {
      showToast({
        tone: 'error',
        title: plural(failed.length, { one: '# review stays unchanged', other: '# reviews stay unchanged' }),
        details: [...new Set(failed.flatMap((result) => userErrorMessages(result)))],
      });
    }
    onDecided(decided.map(({ reviewId }) => reviewId));
    // Moderation changes which reviews the list shows.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'reviews' });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'toDo' });
    return true;
  }

  return { decide, isRunning };
}

function doneTitle(decision: ReviewDecision, count: number): string {
  return decision === 'APPROVE'
    ? plural(count, { one: '# review approved', other: '# reviews approved' })
    : plural(count, { one: '# review rejected', other: '# reviews rejected' });
}
