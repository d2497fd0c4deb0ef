import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import {
  type BulkResult_productUpdateResultFragment,
  type ProductsUpdateInput,
  UpdateProductsDocument,
} from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import type { Selection } from '../../ui/selection/use-selection.ts';
import { invalidateProducts } from '../form/use-save-product.ts';
import { failureToast } from './failure-toast.ts';
import { inChunks } from './in-chunks.ts';
import { undoOfProducts } from './undo-changes.ts';
import { MAX_PRODUCTS, useUndoChanges } from './use-undo-changes.ts';

/** The maximum number of reasons in a toast; all are shown beside the rows. */
const MAX_REASONS = 3;

export interface BulkUpdate {
  /**
   * Applies the same change to all selected products; unchanged ones stay selected. `failure` shows a failure
   * of the whole change, by default a toast. Resolves to whether the server applied it.
   */
  run: (input: ProductsUpdateInput, failure?: FailingForm) => Promise<boolean>;
  isRunning: boolean;
  /** Why a product that is still selected was not changed. */
  failureOf: (productId: string) => string | undefined;
}

/** Changes the selected products, a hundred at a time, with Undo in the toast. */
export function useBulkUpdate(selection: Selection): BulkUpdate {
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const undo = useUndoChanges();
  const [update] = useAction(UpdateProductsDocument, {
    result: (payload) => payload.results,
    failure: failureToast(t`Products not changed`),
    update: (cache, { data }) =>
      invalidateProducts(cache, data?.productsUpdate.results?.map(({ productId }) => productId) ?? []),
  });

  async function run(input: ProductsUpdateInput, failure?: FailingForm): Promise<boolean> {
    if (isRunning) return false;
    setRunning(true);
    const results = await inChunks(selection.ids, MAX_PRODUCTS, (ids) =>
      update({ ids, input }, failure && { failure }),
    );
    setRunning(false);
    if (results.length === 0) return false;
    const changed = results.filter(({ before }) => before);
    const changedIds = changed.map(({ productId }) => productId);
    selection.replace(selection.ids.filter((id) => !changedIds.includes(id)));
    setFailures(new Map(results.flatMap((result) => reasonOf(result))));
    report(results, changed);
    return true;
  }

  function report(
    results: readonly BulkResult_productUpdateResultFragment[],
    changed: readonly BulkResult_productUpdateResultFragment[],
  ): void {
    const reasons = results.flatMap((result) => reasonOf(result).map(([, reason]) => reason));
    if (changed.length > 0) {
      const changes = undoOfProducts(changed);
      const canUndo = changes.products.length + changes.variants.length > 0;
      showToast({
        tone: 'success',
        title: plural(changed.length, { one: '# product changed', other: '# products changed' }),
        ...(canUndo && { undo: () => void undo(changes) }),
      });
    }
    if (reasons.length > 0) {
      showToast({
        tone: 'error',
        title: plural(reasons.length, { one: '# product not changed', other: '# products not changed' }),
        details: reasons.slice(0, MAX_REASONS),
      });
    }
  }

  return {
    run,
    isRunning,
    failureOf: (productId) => (selection.has(productId) ? failures.get(productId) : undefined),
  };
}

function reasonOf({ productId, userErrors }: BulkResult_productUpdateResultFragment): [string, string][] {
  const reason = userErrors.map(({ message }) => message).join(' ');
  return reason === '' ? [] : [[productId, reason]];
}
