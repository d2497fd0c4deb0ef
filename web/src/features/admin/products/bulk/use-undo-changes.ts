import { plural, t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { UpdateProductsDocument, UpdateVariantsDocument } from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { invalidateProducts } from '../form/use-save-product.ts';
import { failureToast } from './failure-toast.ts';
import { inChunks } from './in-chunks.ts';
import type { UndoChanges } from './undo-changes.ts';

/** The server's limit per call. */
export const MAX_PRODUCTS = 100;
const MAX_VARIANTS = 500;

/** Returns a function that undoes changes and shows in a toast what could not be undone. */
export function useUndoChanges() {
  const failure = failureToast(t`Not undone`);
  const [updateProducts] = useAction(UpdateProductsDocument, {
    result: (payload) => payload.results,
    failure,
    update: (cache, { data }) =>
      invalidateProducts(cache, data?.productsUpdate.results?.map(({ productId }) => productId) ?? []),
  });
  const [updateVariants] = useAction(UpdateVariantsDocument, {
    result: (payload) => payload.results,
    failure,
    update: (cache, { data }) =>
      invalidateProducts(
        cache,
        data?.productVariantsUpdate.results?.flatMap(({ product }) => product?.id ?? []) ?? [],
      ),
  });

  return async ({ products, variants }: UndoChanges): Promise<void> => {
    const results: readonly { before?: unknown; userErrors: readonly { message: string }[] }[] = [
      ...(await inChunks(products, 1, async ([each]) =>
        each ? inChunks(each.ids, MAX_PRODUCTS, (ids) => updateProducts({ ids, input: each.input })) : null,
      )),
      ...(await inChunks(variants, MAX_VARIANTS, (changes) => updateVariants({ changes }))),
    ];
    const messages = results.flatMap(({ userErrors }) => userErrors.map(({ message }) => message));
    if (messages.length > 0) {
      const title = plural(messages.length, { one: '# change not undone', other: '# changes not undone' });
      showToast({ tone: 'error', title, details: messages.slice(0, 3) });
    } else if (results.length > 0) showToast({ tone: 'success', title: t`Undone` });
  };
}
