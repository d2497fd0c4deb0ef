import { t } from '@lingui/core/macro';
import type { ComponentProps, RefObject } from 'react';
import styles from './search-box.module.css';

export interface SearchFieldProps {
  id: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Whether suggestions that load later than the current text should still open. */
  isOpenAtFirst: boolean;
}

/**
 * The search field before suggestions have loaded: already a combobox, so that its role does not change under
 * a screen reader.
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
 * Moves the focus to the results, which may be on this page: a phone closes its keyboard, and a screen reader
 * reads what follows.
 */
export function leaveField(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The props of the field with and without suggestions. */
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
