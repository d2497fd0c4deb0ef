import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { type FailingForm, useAction } from '../../../../apollo/use-action.ts';
import {
  CreateDraftOrderDocument,
  type Draft_draftOrderFragment,
  PlaceDraftOrderDocument,
  UpdateDraftOrderDocument,
} from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import type { EditBase } from '../../../../forms/use-form-draft.ts';
import { type DraftValues, inputOf } from './draft-values.ts';
import { forgetDrafts } from './forget-drafts.ts';

/**
 * Saves a draft, creating it on the first save, and places the last saved version. `saveDraft` resolves as
 * `useConflicts` expects; `place` resolves to the order's id, or to null after a failure, which the form
 * shows.
 */
export function useSaveDraft(
  before: Draft_draftOrderFragment | null,
  failure: FailingForm,
  terms: { isDelivered: boolean; currency: string },
) {
  const saved = useRef(before);
  // After its own save, the form still compares with the version it started with.
  const own = useRef({ from: before?.version ?? null, version: before?.version ?? null });
  const [create] = useAction(CreateDraftOrderDocument, {
    result: (payload) => payload.draftOrder,
    failure,
    update: forgetDrafts,
  });
  const [update] = useAction(UpdateDraftOrderDocument, {
    result: (payload) => payload.draftOrder ?? editedMeanwhile(payload),
    failure,
  });
  const [placeDraft] = useAction(PlaceDraftOrderDocument, {
    result: (payload) => payload.order,
    failure,
    update: (cache) => {
      forgetDrafts(cache);
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
    },
    onDone: ({ number }) => showToast({ tone: 'success', title: t`Order placed`, details: [number] }),
  });

  async function saveDraft(values: DraftValues, from: EditBase<DraftValues>) {
    const input = inputOf(values, terms);
    const expectedVersion = from.version === own.current.from ? own.current.version : from.version;
    const result = saved.current
      ? await update({ id: saved.current.id, input, expectedVersion })
      : await create({ input });
    if (result === null || result === EDITED_MEANWHILE) return result;
    saved.current = result;
    own.current = { from: from.version, version: result.version };
    return result;
  }

  async function place(expectedTotal: number | null): Promise<string | null> {
    if (!saved.current) return null;
    const { id, version } = saved.current;
    return (await placeDraft({ id, expectedVersion: version, expectedTotal }))?.id ?? null;
  }

  return { saved: () => saved.current, saveDraft, place };
}
