import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import type { EditedForm } from '../../ui/form/use-edit-form.ts';

interface EntryFormProps<Values extends FieldValues> {
  editing: EditedForm<Values>;
  /** Resolves to whether it is saved. */
  save: (values: Values) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** The form in the dialog of a field or product type. */
export function EntryForm<Values extends FieldValues>(props: EntryFormProps<Values>) {
  const { form, draft, failure } = props.editing;
  const { onClose } = props;
  const close = () => {
    draft.close();
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    if (await props.save(values)) close();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      {props.children}
      <FormFailure message={failure} />
      <Cluster justify="end" gap={12}>
        <Button variant="outline" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Trans>Save</Trans>
        </Button>
      </Cluster>
    </form>
  );
}

type RegisteredField = UseFormRegisterReturn & { error: string | undefined };

interface NameFieldsProps {
  name: RegisteredField;
  /** Set to the input of the name, which gets the dialog's focus. */
  nameRef: RefObject<HTMLInputElement | null>;
  keyField: RegisteredField;
  isNew: boolean;
  /** Called with each name of a new entry, from which its key is made. */
  onName: (name: string) => void;
}

/** The name of a field or product type, and its key, which never changes. */
export function NameFields({ name, nameRef, keyField, isNew, onName }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        {...name}
        ref={(input) => {
          name.ref(input);
          nameRef.current = input;
        }}
        onChange={(event) => {
          void name.onChange(event);
          if (isNew) onName(event.target.value);
        }}
      />
      <TextField
        label={t`Key`}
        required
        autoComplete="off"
        spellCheck={false}
        readOnly={!isNew}
        hint={isNew ? t`In URLs, sheets and the API. You can’t change it later.` : t`It can’t be changed.`}
        {...keyField}
      />
    </>
  );
}

/** The rules of a name; the server checks that it is unique. */
export const nameRules = () => ({
  validate: { required: fieldRules.required(t`Please enter a name`), length: fieldRules.atMost(60) },
});

export const keyRules = () => ({
  validate: (key: string) =>
    /^[a-z][a-z0-9_]{0,39}$/u.test(key.trim()) ||
    t`Please use lowercase letters, digits and underscores, beginning with a letter`,
});
