import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOwner, editsOf, saveDraft, readDraft } from './form-draft.ts';
import { tabStorage } from '../lib/guarded-storage.ts';

interface FormDraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  owner: DraftOwner;
  /** What the form began with: the thing as it is, without edits. */
  before: Values;
  /** What a draft may look like, where `before` has an empty list; else `before` is the example. */
  example?: Values;
  /** Fields that are never kept, such as passwords. */
  secrets?: readonly (keyof Values)[];
}

interface FormDraft {
  /** Whether the form shows edits of an earlier visit. */
  isRestored: boolean;
  /** Takes the thing as it is, without the edits. */
  discard: () => void;
  /** What is on the screen is saved or given up, and the form goes on: it no longer shows edits of an earlier visit. */
  settle: () => void;
  /** The edits are saved, or given up on purpose: nothing is kept from here on. */
  close: () => void;
}

/**
 * Keeps what is typed into a form for as long as this tab lives: a session that ends, a crash and a reload take nothing
 * with them. It comes back into the form at its next visit.
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
        // A form that was saved goes on from what was saved.
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
  // Somebody may have changed the thing meanwhile to what was typed.
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
