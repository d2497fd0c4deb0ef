import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './inline-edit.module.css';
import { useInlineEdit } from './use-inline-edit.ts';

interface InlineEditProps {
  /** The name of the value: "Price of Court Sneaker". */
  label: string;
  /** The value in the field. */
  text: string;
  /** The formatted value. */
  children: ReactNode;
  inputMode: 'decimal' | 'numeric';
  /** Returns true if a value can be saved, or else why not. */
  check: (text: string) => true | string;
  /** Saves a value; resolves to why it was not saved, or to null. */
  save: (text: string) => Promise<string | null>;
}

/**
 * A value in a table that is editable in place. A click opens the field; Enter or blur saves, Esc restores,
 * Tab saves and opens the table's next value. A value that could not be saved stays in the field, with the
 * reason.
 */
export function InlineEdit({ label, text, children, inputMode, check, save }: InlineEditProps) {
  const id = useId();
  const { draft, saving, button, input, ...edit } = useInlineEdit({ text, check, save });

  if (!draft) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.value}
        data-inline-edit
        aria-busy={saving !== null || undefined}
        onClick={edit.open}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {saving ?? children}
      </button>
    );
  }
  return (
    <span className={styles.frame}>
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        aria-invalid={draft.error !== null || undefined}
        aria-describedby={draft.error === null ? undefined : `${id}-error`}
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="done"
        data-inline-edit
        value={draft.text}
        onChange={({ target }) => edit.type(target.value)}
        onKeyDown={edit.handleKey}
        onBlur={edit.leave}
      />
      {draft.error !== null && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {draft.error}
        </span>
      )}
    </span>
  );
}
