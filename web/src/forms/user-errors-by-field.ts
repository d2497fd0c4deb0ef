import { isRecord, textAt } from '../lib/json.ts';

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

/**
 * The custom field that an error is about: where the form has the object's fields, and the key; null for
 * another error. `sent` are the mutation's variables. A value's path has its index among those that were
 * sent, or its key if it is missing; keys begin with a letter.
 */
export function customFieldOf({ field }: FormUserError, sent: unknown): { name: string; key: string } | null {
  const path = field ?? [];
  const end = path.lastIndexOf('fields');
  const entry = path
    .slice(0, end + 2)
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), sent);
  const step = path[end + 1];
  const missing = step !== undefined && /^[a-z]/.test(step) ? step : null;
  const key = end < 0 ? null : (textAt(entry, 'key') ?? missing);
  return key === null ? null : { name: path.slice(path[0] === 'input' ? 1 : 0, end + 1).join('.'), key };
}

/** Assigns user errors to the form's fields by the names in their paths; `address.city` is in `address`. */
export function userErrorsByField<Name extends string>(
  userErrors: readonly FormUserError[],
  names: readonly Name[],
): SortedUserErrors<Name> {
  const sorted: SortedUserErrors<Name> = { fields: [], form: [] };
  for (const { field, message } of userErrors) {
    const path = `.${field?.join('.') ?? ''}.`;
    const matching = names.filter((fieldName) => path.includes(`.${fieldName}.`));
    const name = matching.find((fieldName) => fieldName.includes('.')) ?? matching[0];
    if (name === undefined) sorted.form.push(message);
    else if (!sorted.fields.some((other) => other.name === name)) sorted.fields.push({ name, message });
  }
  return sorted;
}
