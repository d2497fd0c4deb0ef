import { t } from '@lingui/core/macro';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { isRecord } from '../lib/json.ts';
import { customFieldOf, type FormUserError, userErrorsByField } from './user-errors-by-field.ts';

interface CheckedFormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  defaultValues: DefaultValues<Values>;
}

/** The type of `field(name, rules)`, for components that render a part of a form. */
export type CheckedField<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) => UseFormRegisterReturn<Name> & { error: string | undefined };

/**
 * react-hook-form with the conventions of all our forms: a field is validated on blur after an edit, and on
 * each change while it has an error; a failed submit focuses the first invalid field. Spread `field(name,
 * rules)` into a field of the UI kit, pass `fieldErrors` to a FormErrorSummary, show `failure` beside the
 * button, and pass the server's user errors to `showUserErrors`. If there was no response, call
 * `fail(message)`.
 */
export function useAppForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const form = useForm<Values>(options);
  // Reading subscribes: without it react-hook-form does not track which fields were edited.
  const { dirtyFields, errors, isSubmitted } = form.formState;

  function field<Name extends FieldPath<Values>>(name: Name, rules: RegisterOptions<Values, Name> = {}) {
    const registration = form.register(name, {
      ...rules,
      onBlur: () => {
        if (form.getFieldState(name).isDirty) void form.trigger(name);
      },
      onChange: () => {
        if (form.getFieldState(name).error) void form.trigger(name);
      },
    });
    return { ...registration, error: form.getFieldState(name, form.formState).error?.message };
  }

  function fail(message: string): void {
    form.setError('root', { type: 'server', message });
  }

  function showUserErrors(userErrors: readonly FormUserError[], sent?: unknown): void {
    // A response without a result contains user errors. If it does not, show a failure anyway, rather than
    // nothing.
    if (userErrors.length === 0) return fail(t`Something went wrong on our side. Please try again.`);
    const names = fieldNames(form.getValues()) as FieldPath<Values>[];
    const others = userErrors.filter((error) => !showCustomFieldError(error, sent));
    const sorted = userErrorsByField(others, names);
    if (sorted.form.length > 0) fail(sorted.form.join(' '));
    sorted.fields.forEach(({ name, message }, index) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }

  /** Shows an error beside the input of a custom field. Returns whether there is one. */
  function showCustomFieldError(error: FormUserError, sent: unknown): boolean {
    const of = customFieldOf(error, sent);
    const name = of?.name as FieldPath<Values> | undefined;
    if (!of || !name || !isRecord(form.getValues(name))) return false;
    const { message } = error;
    form.setError(name, { type: 'server', message, types: { [of.key]: message } }, { shouldFocus: true });
    return true;
  }

  return {
    form,
    field,
    fail,
    showUserErrors,
    /** For the summary: empty before the first submit, when each field shows its own error. */
    fieldErrors: isSubmitted ? listErrors(errors) : [],
    /** Why the last submit failed, if not because of a field: a lost connection, for example. */
    failure: errors.root?.message,
    isDirty: Object.keys(dirtyFields).length > 0,
  };
}

/** The names of the fields; those of an object in a form, such as an address, come before its own. */
function fieldNames(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) && !Array.isArray(value)
      ? [...Object.keys(value).map((part) => `${name}.${part}`), name]
      : [name],
  );
}

function listErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (name === 'root') return [];
    const message = error?.message;
    if (typeof message === 'string') return message === '' ? [] : [{ name, message }];
    // The fields of an object in a form; an error of a field has a type.
    if (!isRecord(error) || Array.isArray(error) || 'type' in error) return [];
    return listErrors(error as FieldErrors<Values>).map((part) => ({
      ...part,
      name: `${name}.${part.name}`,
    }));
  });
}
