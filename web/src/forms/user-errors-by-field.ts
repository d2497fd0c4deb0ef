/** A user error with the fields that a form needs, as in the fragment `UserError_error`. */
export interface FormUserError {
  message: string;
  /** Path of the input field concerned, for example `["input", "email"]`. */
  field?: readonly string[] | null;
}

interface SortedUserErrors<Name extends string> {
  /** The first message of each field. */
  fields: { name: Name; message: string }[];
  /** Messages that belong to no field of this form. */
  form: string[];
}

/** Assigns user errors to the form's fields by the names in their paths. */
export function userErrorsByField<Name extends string>(
  userErrors: readonly FormUserError[],
  names: readonly Name[],
): SortedUserErrors<Name> {
  const sorted: SortedUserErrors<Name> = { fields: [], form: [] };
  for (const { field, message } of userErrors) {
    const name = names.find((fieldName) => field?.includes(fieldName));
    if (name === undefined) sorted.form.push(message);
    else if (!sorted.fields.some((other) => other.name === name)) sorted.fields.push({ name, message });
  }
  return sorted;
}
