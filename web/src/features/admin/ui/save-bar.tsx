import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** "Add product", "Save changes". */
  label: string;
  /** A further button that submits, which then is the main one. By Enter and Ctrl+S the form is still only saved: that needs it to be the last. */
  further?: ReactNode;
  /** Where "Cancel" links to. */
  cancelTo: string;
}

/** The form's last line; it sticks to the bottom of the screen while there are unsaved changes. */
export function SaveBar({ isDirty, isSaving, label, further, cancelTo }: SaveBarProps) {
  return (
    <div className={styles.bar} data-dirty={isDirty || undefined} data-toasts-above>
      <p role="status" className={styles.state}>
        {isDirty && t`Unsaved changes`}
      </p>
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
