import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Whether fields are wrong, which say so themselves but may be out of sight. */
  hasErrors: boolean;
  /** Why the last save failed, if it is about no field. */
  failure: string | undefined;
  /** "Add product", "Save changes". */
  label: string;
  /**
   * A further button that submits, which then is the main one. By Enter and Ctrl+S the form is still only
   * saved: that needs it to be the last.
   */
  further?: ReactNode;
  /** Where "Cancel" links to. */
  cancelTo: string;
}

/**
 * The form's last line; it sticks to the bottom of the screen while there are unsaved changes. A failed save
 * is said here, where the person has pressed, and gets the focus.
 */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isSaving, hasErrors, failure, label, further, cancelTo } = props;
  const failed = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (failure !== undefined) failed.current?.focus();
  }, [failure]);

  return (
    <div className={styles.bar} data-dirty={isDirty || undefined} data-toasts-above>
      {failure === undefined ? (
        <p role="status" className={styles.state}>
          {hasErrors ? t`Not saved: please check the form` : isDirty && t`Unsaved changes`}
        </p>
      ) : (
        <p ref={failed} role="alert" tabIndex={-1} className={styles.failure}>
          <Trans>Not saved: {failure}</Trans>
        </p>
      )}
      <ButtonLink variant="outline" to={cancelTo}>
        <Trans>Cancel</Trans>
      </ButtonLink>
      <Button
        type="submit"
        variant={further === undefined ? 'primary' : 'outline'}
        disabled={!isDirty}
        pending={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {label}
      </Button>
      {further}
    </div>
  );
}
