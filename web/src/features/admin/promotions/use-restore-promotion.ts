import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { RestorePromotionDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { invalidatePromotions } from './invalidate-promotions.ts';

/** Restores a deleted promotion, switched off. Returns the function and whether it is running. */
export function useRestorePromotion() {
  const [restore, isRestoring] = useAction(RestorePromotionDocument, {
    result: (payload) => payload.promotion,
    failure: t`Promotion not restored`,
    update: invalidatePromotions,
    onDone: ({ title }) =>
      showToast({
        tone: 'success',
        title: t`Promotion restored`,
        details: [title, t`It is off until you turn it on.`],
      }),
  });
  return [({ id }: { id: string }) => restore({ id }), isRestoring] as const;
}
