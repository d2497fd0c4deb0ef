import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../apollo/use-action.ts';
import { DuplicateProductDocument, type ProductRow_productFragment } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { invalidateProducts } from './form/use-save-product.ts';

/** The server's maximum title length. */
const MAX_TITLE = 200;

/**
 * Duplicates a product as a draft and opens it. Returns the function and whether it is running. Retrying
 * after an unnoticed success adds another draft, which does no harm.
 */
export function useDuplicateProduct() {
  const navigate = useNavigate();
  const [run, isRunning] = useAction(DuplicateProductDocument, {
    result: (payload) => payload.product,
    failure: t`Product not duplicated`,
    update: (cache) => invalidateProducts(cache),
    onDone: (copy) => {
      showToast({ tone: 'success', title: t`Product duplicated`, details: [copy.title], image: copy.image });
      void navigate(adminPaths.productEdit(copy.id));
    },
  });
  const duplicate = ({ id, title }: Pick<ProductRow_productFragment, 'id' | 'title'>) =>
    run({ id, title: t`Copy of ${title}`.slice(0, MAX_TITLE) });
  return [duplicate, isRunning] as const;
}
