import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { type ProductVariantUpdateInput, UpdateVariantsDocument } from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { undoOfVariant } from '../bulk/undo-changes.ts';
import { useUndoChanges } from '../bulk/use-undo-changes.ts';
import { invalidateProducts } from '../form/use-save-product.ts';

/** The toast after a change. */
interface Done {
  title: string;
  details: string[];
}

/**
 * Returns a function that changes one variant, with Undo in the toast. It resolves to why the variant was not
 * changed, or to null.
 */
export function useUpdateVariant() {
  const undo = useUndoChanges();
  const [update] = useAction(UpdateVariantsDocument, {
    result: (payload) => payload.results,
    failure: t`Product not changed`,
    update: (cache, { data }) =>
      invalidateProducts(
        cache,
        data?.productVariantsUpdate.results?.flatMap(({ product }) => product?.id ?? []) ?? [],
      ),
  });

  return async (change: ProductVariantUpdateInput, done: Done): Promise<string | null> => {
    const reasons: string[] = [];
    const failure = {
      fail: (message: string) => reasons.push(message),
      showUserErrors: (errors: readonly { message: string }[]) =>
        reasons.push(...errors.map(({ message }) => message)),
    };
    const results = await update({ changes: [change] }, { failure });
    for (const { code, message } of results?.[0]?.userErrors ?? []) {
      // The response contains the current product, so the next attempt expects the values now shown.
      const isConflict = code === 'VARIANT_CHANGED';
      reasons.push(isConflict ? t`${message} Press Enter to save yours anyway.` : message);
    }
    const { product, before } = results?.[0] ?? {};
    if (!product || !before)
      return reasons.join(' ') || t`Something went wrong on our side. Please try again.`;
    const variants = undoOfVariant(before, product.variants);
    showToast({ tone: 'success', ...done, undo: () => void undo({ products: [], variants }) });
    return null;
  };
}
