import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { CodeResult_codeFragment } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './code-box.module.css';

interface CodeBoxProps {
  /** The applied codes with their results. */
  codes: readonly CodeResult_codeFragment[];
  pending: boolean;
  /** Resolves to why the code was rejected, or to null. */
  onApply: (code: string) => Promise<string | null>;
  /** Calls back once the code is removed, possibly after a retry. The implementation reports failures. */
  onRemove: (code: string, onRemoved: () => void) => void;
}

/**
 * The codes of a cart or an order, with a field to add another one. It may be inside a form, so it is not a
 * form itself.
 */
export function CodeBox({ codes, pending, onApply, onRemove }: CodeBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');

  async function apply(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const trimmedCode = code.trim();
    if (pending) return;
    if (trimmedCode === '') {
      setError(t`Please enter a code`);
      return;
    }
    const problem = await onApply(trimmedCode);
    setError(problem ?? undefined);
    setStatus(problem === null ? t`Code ${trimmedCode.toUpperCase()} applied` : '');
    if (problem === null) setCode('');
    else input.current?.focus();
  }

  function confirmRemoval(removed: string): void {
    setStatus(t`Code ${removed} removed`);
    // The button disappears with its code. If the user has moved on meanwhile, the focus stays.
    const focused = document.activeElement;
    if (focused === document.body || list.current?.contains(focused)) input.current?.focus();
  }

  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <TextField
          ref={input}
          id={id}
          name="couponCode"
          label={t`Coupon Code`}
          optionalMark={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={code}
          error={error}
          onChange={({ target }) => {
            setCode(target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => event.key === 'Enter' && void apply(event)}
        />
        <Button variant="outline" className={styles.apply} pending={pending} onClick={() => void apply()}>
          <Trans>Apply Coupon</Trans>
        </Button>
      </div>
      {codes.length > 0 && (
        <ul ref={list} role="list" className={styles.codes} aria-label={t`Your codes`}>
          {codes.map((result) => (
            <li key={result.code} className={styles.code}>
              <span className={styles.name}>{result.code}</span>
              <span className={result.ineligibilityReason ? styles.rejection : styles.title}>
                {result.ineligibilityReason?.message ?? result.title}
              </span>
              <IconButton
                label={t`Remove code ${result.code}`}
                onClick={() => {
                  if (!pending) onRemove(result.code, () => confirmRemoval(result.code));
                }}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
