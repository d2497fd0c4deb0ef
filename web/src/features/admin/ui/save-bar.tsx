import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** "Add product", "Save changes". */
  label: string;
  /** Where "Cancel" links to. */
  cancelTo: string;
}

/** The form's last line; it sticks to the bottom of the screen while there are unsaved changes. */
export function SaveBar({ isDirty, isSaving, label, cancelTo }: SaveBarProps) {
  return (
    <div className={styles.bar} data-dirty={isDirty || undefined} data-toasts-above>
      <p role="status" className={styles.state}>
        {isDirty && t`Unsaved changes`}
      </p>
      <ButtonLink variant="outline" to={cancelTo}>
        <Trans>Cancel</Trans>
      </ButtonLink>
      <Button type="submit" disabled={!isDirty} pending={isSaving} aria-keyshortcuts="Control+S Meta+S">
        {label}
      </Button>
    </div>
  );
}
