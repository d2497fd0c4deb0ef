import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { RestoreProductDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { invalidateProducts } from './form/use-save-product.ts';

/** Restores a deleted product and shows a toast. Returns the function and whether it is running. */
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
