import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import type { EditBase } from '../../../../forms/use-form-draft.ts';
import type { EditedForm } from '../form/use-edit-form.ts';
import { EDITED_MEANWHILE } from './edited-meanwhile.ts';
import { type Conflict, type EditPart, mergeEdits } from './merge-edits.ts';

/** Whose value to keep, by part id. */
export type Choices = ReadonlyMap<string, 'MINE' | 'THEIRS'>;

/** The question for the user; see `ConflictDialog`. */
export interface ConflictQuestion {
  conflicts: readonly Conflict[];
  /** Called with null if the user wants to return to the form. */
  answer: (choices: Choices | null) => void;
}

interface ConflictsOptions<Values extends FieldValues> {
  /** The result of `useEditForm`, or a form without a draft. */
  editing: Pick<EditedForm<Values>, 'fail' | 'rebase'> & { draft: { base: EditBase<Values> } };
  parts: (values: Values) => EditPart[];
  /** Joins the parts into values; everything else comes from `like`. */
  join: (parts: ReadonlyMap<string, unknown>, like: Values) => Values;
  /** Fetches the saved values; null if the object no longer exists. */
  latest: () => Promise<EditBase<Values> | null>;
  /** Saves; resolves to null after a failure, which it has shown. */
  save: (values: Values, base: EditBase<Values>) => Promise<object | typeof EDITED_MEANWHILE | null>;
}

/**
 * Saves a form whose object others may edit at the same time, without losing anyone's edits: changes by only
 * one of them are kept, and the user decides on conflicts. Returns `save` for an EditForm, and the question.
 */
export function useConflicts<Values extends FieldValues>(options: ConflictsOptions<Values>) {
  const { editing, parts, join } = options;
  const [question, setQuestion] = useState<ConflictQuestion | null>(null);

  function requestChoices(conflicts: readonly Conflict[]): Promise<Choices | null> {
    if (conflicts.length === 0) return Promise.resolve(new Map());
    return new Promise((resolve) => {
      const answer = (choices: Choices | null) => {
        setQuestion(null);
        resolve(choices);
      };
      setQuestion({ conflicts, answer });
    });
  }

  async function save(values: Values): Promise<boolean> {
    let [edited, from] = [values, editing.draft.base];
    const taken = new Set<string>();
    for (;;) {
      const result = await options.save(edited, from);
      if (result === null) return false;
      if (result !== EDITED_MEANWHILE) break;
      const latest = await options.latest().catch((error: unknown) => {
        editing.fail(errorMessage(error));
        return undefined;
      });
      if (latest === null) editing.fail(t`Someone else has deleted this in the meantime.`);
      if (!latest) return false;
      const [before, mine, theirs] = [parts(from.values), parts(edited), parts(latest.values)];
      const merge = mergeEdits(before, mine, theirs);
      const choices = await requestChoices(merge.conflicts);
      if (!choices) return false;
      for (const { id } of merge.conflicts) {
        if (choices.get(id) !== 'THEIRS') continue;
        merge.values.set(id, theirs.find((part) => part.id === id)?.value);
      }
      for (const label of merge.taken) taken.add(label);
      edited = join(merge.values, latest.values);
      from = latest;
      editing.rebase(latest, edited);
    }
    if (taken.size > 0) {
      showToast({ tone: 'success', title: t`Changes by others were kept`, details: [...taken] });
    }
    return true;
  }

  return { save, question };
}
