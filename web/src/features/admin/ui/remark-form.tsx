import { t } from '@lingui/core/macro';
import type { FailingForm } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import styles from './remark-form.module.css';
import { useEditForm } from './form/use-edit-form.ts';

interface RemarkFormProps {
  /** The draft's name. */
  name: string;
  /** "Comment", "Note". */
  label: string;
  submitLabel: string;
  /** Adds the text; resolves to whether that succeeded. */
  add: (text: string, failure: FailingForm) => Promise<boolean>;
}

/** The form for an internal comment. Unsaved input is stored as a draft. */
export function RemarkForm({ name, label, submitLabel, add }: RemarkFormProps) {
  const { form, field, failure, draft, defaultValues, ...checked } = useEditForm({
    name,
    defaultValues: () => ({ text: '' }),
  });
  const submit = form.handleSubmit(async ({ text }) => {
    if (!(await add(text, checked))) return;
    form.reset(defaultValues);
    draft.settle();
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label={label}
        hint={t`Only staff can see it.`}
        required
        rows={3}
        maxLength={2000}
        {...field('text', { validate: fieldRules.required(t`Please write something`) })}
      />
      <FormFailure message={failure} />
      <Button type="submit" size="sm" variant="outline" pending={form.formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
