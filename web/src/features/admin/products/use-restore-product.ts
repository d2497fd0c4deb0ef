import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { RestoreProductDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { invalidateProducts } from './form/use-save-product.ts';

/**
 * Brings a deleted product back, and says so in a toast: the function that does it, and whether it is being
 * done.
 */
export function useRestoreProduct() {
  const [restore, isRestoring] = useAction(RestoreProductDocument, {
    result: (payload) => payload.product,
    failure: t`Product not restored`,
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'deletedProducts' });
      invalidateProducts(cache);
    },
    onDone: ({ title, image }) =>
      showToast({ tone: 'success', title: t`Product restored`, details: [title], image }),
  });
  return [(id: string) => restore({ id }), isRestoring] as const;
}
