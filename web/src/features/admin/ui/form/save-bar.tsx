import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Whether fields have errors, which may be out of sight. */
  hasErrors: boolean;
  /** Why the last save failed, if not because of a field. */
  failure: string | undefined;
  /** "Add product", "Save changes". */
  label: string;
  /**
   * An additional submit button, which becomes the primary one. Enter and Ctrl+S still only save, so it must
   * come last in the DOM.
   */
  further?: ReactNode;
  /** The target of "Cancel". */
  cancelTo: string;
}

/**
 * The form's last row, which sticks to the bottom of the screen while there are unsaved changes. It shows why
 * a save failed, next to the pressed button, and the message gets the focus.
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
