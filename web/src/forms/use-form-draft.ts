import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOwner, editsOf, saveDraft, readDraft } from './form-draft.ts';
import { tabStorage } from '../lib/browser/guarded-storage.ts';

/** The saved values that a form's edits are based on. */
export interface EditBase<Values> {
  /** Null for a new object, or one without versions. */
  version: string | null;
  values: Values;
}

interface FormDraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  owner: DraftOwner;
  /** The saved values, without edits. */
  before: Values;
  /** Their version, if others may edit the object, too; see `base`. */
  version?: string | null;
  /** The shape of a draft, if `before` contains an empty list; defaults to `before`. */
  example?: Values;
  /** Fields that are never stored, such as passwords. */
  secrets?: readonly (keyof Values)[];
}

interface FormDraft<Values> {
  /** Whether the form shows unsaved edits from an earlier visit. */
  isRestored: boolean;
  /** Whether others have saved changes since the edits were made. */
  isOutdated: boolean;
  /**
   * The values that the edits are based on: the saved ones, or the version that restored edits were made
   * from.
   */
  base: EditBase<Values>;
  /** Call when the edits are based on newer values. */
  rebase: (base: EditBase<Values>) => void;
  /** Discards the edits and shows the saved values. */
  discard: () => void;
  /**
   * Call when the edits are saved or discarded and the form stays open: it no longer shows edits from an
   * earlier visit.
   */
  settle: () => void;
  /** Call when the edits are saved or discarded for good: nothing is stored from then on. */
  close: () => void;
}

/**
 * Stores a form's input until this tab is closed, so that it survives an expired session, a crash and a
 * reload, and restores it on the next visit. With a version it also stores the values that the edits are
 * based on: if others have saved changes meanwhile, the edits are still compared with that base, and
 * overwrite nothing unnoticed.
 */
export function useFormDraft<Values extends FieldValues>(
  options: FormDraftOptions<Values>,
): FormDraft<Values> {
  const { form } = options;
  const [{ owner, saved, start, restoredEdits, secrets }] = useState(() => begin(options));
  const [isRestored, setRestored] = useState(Object.keys(restoredEdits).length > 0);
  const [base, setBase] = useState(start);
  const version = useRef(start.version);
  const isClosed = useRef(false);

  useEffect(() => {
    if (Object.keys(restoredEdits).length > 0) {
      form.reset(start.values);
      form.reset({ ...start.values, ...restoredEdits }, { keepDefaultValues: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (isClosed.current) return;
        // After a save the form is compared with the saved values.
        const from = { ...start.values, ...defaultValues };
        const edits = without(editsOf(from, values), secrets);
        saveDraft(tabStorage, owner, edits);
        if (version.current === null) return;
        const isEdited = Object.keys(edits).length > 0;
        const stored = { version: version.current, values: without(from, secrets) };
        saveDraft(tabStorage, baseOf(owner), isEdited ? stored : {});
      },
    });
  }, [form, owner, restoredEdits, start, secrets]);

  function rebase(newer: EditBase<Values>): void {
    version.current = newer.version;
    setBase(newer);
  }

  return {
    isRestored,
    isOutdated: isRestored && base.version !== saved.version,
    base,
    rebase,
    discard: () => {
      rebase(saved);
      form.reset(saved.values);
      setRestored(false);
    },
    settle: () => setRestored(false),
    close: () => {
      isClosed.current = true;
      saveDraft(tabStorage, owner, {});
      saveDraft(tabStorage, baseOf(owner), {});
    },
  };
}

/** The storage key of the values that a draft is based on. */
const baseOf = (owner: DraftOwner): DraftOwner => ({ ...owner, form: `${owner.form} base` });

function begin<Values extends FieldValues>({
  owner,
  before,
  version = null,
  example = before,
  secrets = [],
}: FormDraftOptions<Values>) {
  const saved: EditBase<Values> = { version, values: before };
  const storedEdits = without(readDraft(tabStorage, owner, example), secrets);
  const stored = readDraft(tabStorage, baseOf(owner), { version: '', values: example });
  const isOlder = stored.version !== undefined && stored.version !== version;
  const start =
    isOlder && stored.values
      ? { version: stored.version ?? null, values: { ...before, ...stored.values } }
      : saved;
  // The saved values may meanwhile equal the edits.
  const restoredEdits = editsOf(start.values, { ...start.values, ...storedEdits });
  if (Object.keys(editsOf(before, { ...before, ...storedEdits })).length === 0) {
    return { owner, saved, start: saved, restoredEdits: {} as Partial<Values>, secrets };
  }
  return { owner, saved, start, restoredEdits, secrets };
}

function without<Values extends object>(
  edits: Partial<Values>,
  secrets: readonly (keyof Values)[],
): Partial<Values> {
  const open = Object.entries(edits).filter(([key]) => !secrets.includes(key as keyof Values));
  return Object.fromEntries(open) as Partial<Values>;
}
