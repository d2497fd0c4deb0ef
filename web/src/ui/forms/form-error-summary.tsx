import { t } from '@lingui/core/macro';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Callout } from '../feedback/callout.tsx';
import { fieldId } from './control-props.ts';
import styles from './form-error-summary.module.css';

/** The error of a field; use FormFailure for one of the whole form. */
export interface FormError {
  message: string;
  /** The field to jump to. */
  name: string;
}

interface FormErrorSummaryProps {
  errors: FormError[];
  title?: string;
}

/**
 * A form's errors after a submit, announced at once, with a link to each field. Renders no list without
 * errors.
 */
export function FormErrorSummary({ errors, title = t`Please check the form` }: FormErrorSummaryProps) {
  const hasErrors = errors.length > 0;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!hasErrors) return;
    // The form focuses and scrolls to its first invalid field only after this effect.
    const frame = requestAnimationFrame(() => summary.current && reveal(summary.current));
    return () => cancelAnimationFrame(frame);
  }, [hasErrors]);

  return (
    <div role="alert">
      {hasErrors && (
        <div ref={summary} className={styles.summary}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.list}>
            {errors.map((error) => (
              <li key={`${error.name} ${error.message}`}>
                <FormErrorText {...error} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Scrolls to the summary, unless that would move the focused field off the screen. */
function reveal(summary: HTMLElement): void {
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const from = summary.getBoundingClientRect().top;
  const to = document.activeElement?.getBoundingClientRect().bottom ?? from;
  if (to - from <= window.innerHeight - covered) summary.scrollIntoView({ block: 'nearest' });
}

function FormErrorText({ name, message }: FormError) {
  const id = fieldId(name);

  // A plain fragment link would add a history entry and only scroll; the field should get the focus.
  function focusField(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(id)?.focus();
  }

  return (
    <a className={styles.link} href={`#${id}`} onClick={focusField}>
      {message}
    </a>
  );
}

interface FormFailureProps {
  /** Why nothing was saved; without it nothing is shown. */
  message: string | undefined;
}

/** An error of the whole form, shown beside its submit button. Render it always, so that it is announced. */
export function FormFailure({ message }: FormFailureProps) {
  return <div role="alert">{message !== undefined && <Callout tone="danger">{message}</Callout>}</div>;
}
