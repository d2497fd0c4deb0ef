/** A refusal of the server, as far as a form needs it; the same fields as the fragment `UserError_error`. */
export interface FormUserError {
  message: string;
  /** Path of the input field concerned, for example `["input", "email"]`. */
  field?: readonly string[] | null;
}

interface SortedUserErrors<Name extends string> {
  /** One message for each field concerned: the first one. */
  fields: { name: Name; message: string }[];
  /** What no field of this form can be blamed for. */
  form: string[];
}

/** Sorts refusals to the fields of a form whose name stands in their path. */
export function userErrorsByField<Name extends string>(
  userErrors: readonly FormUserError[],
  names: readonly Name[],
): SortedUserErrors<Name> {
  const sorted: SortedUserErrors<Name> = { fields: [], form: [] };
  for (const { field, message } of userErrors) {
    const name = names.find((known) => field?.includes(known));
    if (name === undefined) sorted.form.push(message);
    else if (!sorted.fields.some((known) => known.name === name)) sorted.fields.push({ name, message });
  }
  return sorted;
}
