import { t } from '@lingui/core/macro';
import type { ComponentProps, RefObject } from 'react';
import styles from './search-box.module.css';

export interface SearchFieldProps {
  id: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Whether suggestions for what is there already are wanted, when they come later than it. */
  isOpenAtFirst: boolean;
}

/**
 * The search field before it has suggestions: a combobox already, so that it does not change what it is under
 * a reader.
 */
export function PlainSearchField({ id, fieldRef, value, onChange }: SearchFieldProps) {
  return (
    <input
      {...searchFieldProps()}
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      ref={fieldRef}
      id={id}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/**
 * To the results, which may be on this page: a phone puts its keyboard away, and a screen reader reads what
 * comes.
 */
export function leaveField(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** What the field is like with and without suggestions. */
export const searchFieldProps = () =>
  ({
    className: styles.input,
    type: 'search',
    name: 'q',
    maxLength: 100,
    autoComplete: 'off',
    enterKeyHint: 'search',
    placeholder: t`What are you looking for?`,
  }) satisfies ComponentProps<'input'>;
