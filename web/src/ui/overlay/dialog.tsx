import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called with false on Esc, on a click outside and by the close button. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Receives focus on open; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus on close; by default, and for null, the previously focused element. */
  finalFocus?: () => HTMLElement | null;
}

/**
 * A modal dialog: it traps the focus, and restores it on close. Import it lazily, so that no page waits for
 * it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.popup} initialFocus={initialFocus} finalFocus={finalFocus}>
          <div className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <IconButton label={t`Close`} className={styles.close} onClick={() => onOpenChange(false)}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          {description !== undefined && (
            <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
          )}
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
