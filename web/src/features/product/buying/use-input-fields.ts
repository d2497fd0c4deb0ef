import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  inputError,
  type CustomField,
  fieldInputs,
  type FieldTexts,
} from '../../../forms/custom-fields/field-values.ts';
import type { CustomFieldValueInput } from '../../../gql/graphql.ts';

/** What a shopper fills in for a product before it is added to the cart. */
export function useInputFields(fields: readonly CustomField[]) {
  const [texts, setTexts] = useState<FieldTexts>({});
  const [wasChecked, setWasChecked] = useState(false);

  /** Returns the values if they are complete; otherwise shows what is wrong, focuses it and returns null. */
  function complete(): CustomFieldValueInput[] | null {
    const wrong = fields.find((field) => inputError(field, texts) !== undefined);
    // In the order of the fields, as in the cart's lines.
    const inOrder = Object.fromEntries(fields.map(({ key }) => [key, texts[key] ?? []]));
    if (!wrong) return fieldInputs(inOrder).filter(({ values }) => values.length > 0);
    // The message must be rendered before the focus moves, or screen readers would not announce it.
    flushSync(() => setWasChecked(true));
    document.getElementById(`field-field.${wrong.key}`)?.focus();
    return null;
  }

  return {
    texts,
    onChange: setTexts,
    errorOf: (field: CustomField) => (wasChecked ? inputError(field, texts) : undefined),
    complete,
  };
}
