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
import { type FormUserError, userErrorsByField } from './user-errors-by-field.ts';

interface CheckedFormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  defaultValues: DefaultValues<Values>;
}

/** What `field(name, rules)` gives to a field of the kit, for components that hold a part of a form. */
export type CheckedField<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
  rules?: RegisterOptions<Values, Name>,
) => UseFormRegisterReturn<Name> & { error: string | undefined };

/**
 * react-hook-form as all forms of the shop use it: a field is checked when it is left after an edit, and again with each
 * key while something is wrong with it; a failed submit puts the focus on the first wrong field. Spread
 * `field(name, rules)` into a field of the kit, give `errors` to a FormErrorSummary, and what the server refused to
 * `showUserErrors`; a failure without an answer is said by `fail(message)`.
 */
export function useAppForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const form = useForm<Values>(options);
  // Reading subscribes: without it react-hook-form does not keep account of what was edited.
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

  function showUserErrors(userErrors: readonly FormUserError[]): void {
    const names = Object.keys(form.getValues()) as FieldPath<Values>[];
    const sorted = userErrorsByField(userErrors, names);
    if (sorted.form.length > 0) fail(sorted.form.join(' '));
    sorted.fields.forEach(({ name, message }, index) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }

  return {
    form,
    field,
    fail,
    showUserErrors,
    /** For the summary: nothing before the first submit, when each field speaks for itself. */
    errors: isSubmitted ? listErrors(errors) : [],
    /** Those of `errors` that a field has; then `failure` goes beside the button of a long form. */
    fieldErrors: isSubmitted ? listErrors(errors).filter(({ name }) => name !== undefined) : [],
    failure: errors.root?.message,
    isDirty: Object.keys(dirtyFields).length > 0,
  };
}

function listErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): { name?: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message = error?.message;
    if (typeof message !== 'string' || message === '') return [];
    return name === 'root' ? [{ message }] : [{ name, message }];
  });
}
