import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { TextField, type TextFieldProps } from '../../../../ui/forms/text-field.tsx';

/** Debounce in ms. */
const PAUSE_MS = 250;

/** The text of a search inside a form, and the debounced text to search for; '' for none. */
export interface FormSearch {
  text: string;
  setText: (text: string) => void;
  query: string;
}

/** The state of a `FormSearchField`. */
export function useFormSearch(): FormSearch {
  const [text, setText] = useState('');
  return { text, setText, query: useSettled(text.trim(), PAUSE_MS) };
}

interface FormSearchFieldProps extends Pick<TextFieldProps, 'id' | 'name' | 'label' | 'hint'> {
  search: FormSearch;
  /** Why the search failed. */
  error: Error | undefined;
}

/** A search inside a form that finds items to add. It is not part of the saved values. */
export function FormSearchField({ search, error, ...field }: FormSearchFieldProps) {
  return (
    <TextField
      {...field}
      type="search"
      optionalMark={false}
      autoComplete="off"
      value={search.text}
      error={error ? errorMessage(error) : ''}
      onChange={({ target }) => search.setText(target.value)}
      onKeyDown={(event) => {
        // Enter would save the form.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
