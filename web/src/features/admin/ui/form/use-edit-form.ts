import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { type EditBase, useFormDraft } from '../../../../forms/use-form-draft.ts';
import { adminSession } from '../../../../session/admin-session.ts';

interface EditFormOptions<Values extends FieldValues> {
  /** The draft's name, such as "product new". */
  name: string;
  /** The saved values, or those of a new object. Only the first are used. */
  defaultValues: () => Values;
  /** Their version, if others may edit the object, too. Only the first is used. */
  version?: string | null;
  /** The shape of a draft, if the values contain an empty list. */
  example?: (values: Values) => Values;
  /** Fields that the draft leaves out, such as passwords. */
  secrets?: readonly (keyof Values)[];
}

/** `useAppForm` with a draft, for forms of the back office; pass the result to an EditForm. */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>) {
  const [defaultValues] = useState(options.defaultValues);
  const checked = useAppForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> });
  const draft = useFormDraft({
    form: checked.form,
    owner: { space: 'admin', userId: adminSession.read()?.user.id ?? '', form: options.name },
    before: defaultValues,
    version: options.version ?? null,
    ...(options.example && { example: options.example(defaultValues) }),
    ...(options.secrets && { secrets: options.secrets }),
  });
  /** Replaces the saved values; the form's `values` then count as edits of them. */
  function rebase(saved: EditBase<Values>, values: Values): void {
    draft.rebase(saved);
    checked.form.reset(saved.values);
    checked.form.reset(values, { keepDefaultValues: true });
  }

  return { ...checked, draft, defaultValues, rebase };
}

export type EditedForm<Values extends FieldValues> = ReturnType<typeof useEditForm<Values>>;
