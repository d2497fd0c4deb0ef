import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { TextField, type TextFieldProps } from '../../../../ui/forms/text-field.tsx';

/** Long enough to type the next letter. */
const PAUSE_MS = 250;

/**
 * What is typed into a search within a form, and what to search for once whoever types pauses; '' for
 * nothing.
 */
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
  /** Why nothing could be searched for. */
  error: Error | undefined;
}

/** A search within a form, for things to add to it. It is no part of what the form saves. */
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
