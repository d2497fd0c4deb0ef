import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOwner, editsOf, saveDraft, readDraft } from './form-draft.ts';
import { tabStorage } from '../lib/guarded-storage.ts';

interface FormDraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  owner: DraftOwner;
  /** The saved values, without edits. */
  before: Values;
  /** The shape of a draft, if `before` has an empty list; defaults to `before`. */
  example?: Values;
  /** Fields that are never stored, such as passwords. */
  secrets?: readonly (keyof Values)[];
}

interface FormDraft {
  /** Whether the form shows unsaved edits of an earlier visit. */
  isRestored: boolean;
  /** Discards the edits and shows the saved values. */
  discard: () => void;
  /** Call when the edits are saved or discarded and the form stays open: it no longer shows edits of an earlier visit. */
  settle: () => void;
  /** Call when the edits are saved or discarded for good: nothing is stored from here on. */
  close: () => void;
}

/**
 * Stores what is typed into a form for as long as this tab is open, so that it survives an expired session, a crash and a
 * reload, and restores it at the next visit.
 */
export function useFormDraft<Values extends FieldValues>(options: FormDraftOptions<Values>): FormDraft {
  const { form } = options;
  const [{ owner, before, kept, secrets }] = useState(() => begin(options));
  const [isRestored, setRestored] = useState(Object.keys(kept).length > 0);
  const isClosed = useRef(false);

  useEffect(() => {
    if (Object.keys(kept).length > 0) form.reset({ ...before, ...kept }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (isClosed.current) return;
        // After a save the form is compared with the saved values.
        const edits = editsOf({ ...before, ...defaultValues }, values);
        saveDraft(tabStorage, owner, without(edits, secrets));
      },
    });
  }, [form, owner, kept, before, secrets]);

  return {
    isRestored,
    discard: () => {
      form.reset(before);
      setRestored(false);
    },
    settle: () => setRestored(false),
    close: () => {
      isClosed.current = true;
      saveDraft(tabStorage, owner, {});
    },
  };
}

function begin<Values extends FieldValues>({
  owner,
  before,
  example = before,
  secrets = [],
}: FormDraftOptions<Values>) {
  const found = without(readDraft(tabStorage, owner, example), secrets);
  // Meanwhile the saved values may have become the same as the edits.
  const kept = editsOf(before, { ...before, ...found });
  return { owner, before, kept, secrets };
}

function without<Values extends object>(
  edits: Partial<Values>,
  secrets: readonly (keyof Values)[],
): Partial<Values> {
  const open = Object.entries(edits).filter(([key]) => !secrets.includes(key as keyof Values));
  return Object.fromEntries(open) as Partial<Values>;
}
