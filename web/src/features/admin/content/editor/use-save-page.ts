import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { editsOf } from '../../../../forms/form-draft.ts';
import type { FormUserError } from '../../../../forms/user-errors-by-field.ts';
import {
  AdminPageDocument,
  CreatePageDocument,
  type PageForm_pageFragment,
  PublishPageDocument,
  UpdatePageDocument,
} from '../../../../gql/graphql.ts';
import { fromZonedInput } from '../../../../lib/time/zoned-time.ts';
import { fieldId } from '../../../../ui/forms/control-props.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import type { EditedForm } from '../../ui/form/use-edit-form.ts';
import { invalidatePages } from '../invalidate-content.ts';
import { type SectionErrors, sortErrors } from '../section-forms/section-errors.ts';
import { inputOf, joinPage, pageParts, type PageValues, valuesOf } from './page-values.ts';

/**
 * Saves the page form: adds a page, or sends the differences from the saved one; then publishes it, if asked
 * to. The server's errors about sections are shown beside their fields, for which `onErrors` opens the
 * sections with these keys.
 */
export function useSavePage(
  before: PageForm_pageFragment | null,
  timeZone: string,
  editing: EditedForm<PageValues>,
  onErrors: (keys: readonly string[]) => void,
) {
  const client = useApolloClient();
  const { errors, clearErrors, failure } = useSectionErrors(editing, onErrors);
  const [timeError, setTimeError] = useState<string>();
  const saved = useRef(before);

  const [create] = useAction(CreatePageDocument, {
    result: (payload) => payload.page,
    failure,
    update: invalidatePages,
  });
  const [update] = useAction(UpdatePageDocument, {
    result: (payload) => payload.page ?? editedMeanwhile(payload),
    failure,
    update: invalidatePages,
  });
  const [publish] = useAction(PublishPageDocument, {
    result: (payload) => payload.page,
    failure: {
      fail: editing.fail,
      showUserErrors: (userErrors) => {
        const time = userErrors.find(({ field }) => field?.includes('at'));
        if (time) setTimeError(time.message);
        else editing.showUserErrors(userErrors);
      },
    },
    update: invalidatePages,
  });

  const conflicts = useConflicts({
    editing,
    parts: pageParts,
    join: joinPage,
    latest: async () => {
      const { data } = await client.query({
        query: AdminPageDocument,
        variables: { id: saved.current?.id ?? '' },
        fetchPolicy: 'network-only',
      });
      const page = data?.pageDraft;
      return page ? { version: page.version, values: valuesOf(page, page.kind, timeZone) } : null;
    },
    save: async (values, base) => {
      const input = inputOf(values, timeZone);
      const id = saved.current?.id;
      const result =
        id === undefined
          ? await create({ input: { ...input, kind: values.kind } })
          : await update({
              id,
              input: editsOf(inputOf(base.values, timeZone), input),
              expectedVersion: base.version,
            });
      if (result !== null && result !== EDITED_MEANWHILE) saved.current = result;
      return result;
    },
  });

  /** Publishes the saved page at a time in the shop's time zone; at once for an empty one. */
  async function publishSaved(at: string): Promise<boolean> {
    const page = saved.current;
    if (!page) return false;
    const published = await publish({ id: page.id, at: fromZonedInput(at, timeZone) });
    if (!published) {
      // The draft is saved, so the form's next edits begin with it.
      const values = valuesOf(page, page.kind, timeZone);
      editing.rebase({ version: page.version, values }, values);
      return false;
    }
    const now = page.kind === 'POST' ? t`Post published` : t`Page published`;
    showToast({
      tone: 'success',
      title: at === '' ? now : t`Publication planned`,
      details: [published.title],
    });
    return true;
  }

  async function save(values: PageValues, publishing: { at: string } | null): Promise<boolean> {
    clearErrors();
    setTimeError(undefined);
    const isEdited = before === null || editing.form.formState.isDirty;
    if (isEdited && !(await conflicts.save(values))) return false;
    if (publishing) return publishSaved(publishing.at);
    const added = values.kind === 'POST' ? t`Post added` : t`Page added`;
    showToast({ tone: 'success', title: before ? t`Draft saved` : added, details: [values.title] });
    return true;
  }

  return {
    save,
    question: conflicts.question,
    errors,
    timeError,
    savedId: () => saved.current?.id ?? '',
  };
}

/** The server's errors about sections, of which the first gets the focus, and the failure of their action. */
function useSectionErrors(editing: EditedForm<PageValues>, onErrors: (keys: readonly string[]) => void) {
  const [errors, setErrors] = useState<SectionErrors>(new Map());

  // Only after the section's form has opened.
  useEffect(() => {
    const [first] = errors.keys();
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
  }, [errors]);

  const failure = {
    fail: editing.fail,
    showUserErrors: (userErrors: readonly FormUserError[]) => {
      const { sections, keys, others } = sortErrors(userErrors, editing.form.getValues('sections'));
      setErrors(sections);
      if (others.length > 0 || sections.size === 0) editing.showUserErrors(others);
      onErrors(keys);
    },
  };
  return { errors, clearErrors: () => setErrors(new Map()), failure };
}
