import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './dialog.module.css';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Additional choices, below the description. */
  children?: ReactNode;
  /** The action, as a verb: "Delete", "OK". */
  confirmLabel: string;
  /** Omitted for a message that only needs an OK. */
  cancelLabel?: string;
  onConfirm: () => void;
  /** The action can't be undone: the confirm button is outlined in red. */
  danger?: boolean;
  pending?: boolean;
  /**
   * Receives focus after confirmation; null for the previously focused element, as after a cancel. For a
   * confirmation whose trigger button disappears.
   */
  finalFocus?: () => HTMLElement | null;
}

/** A message or confirmation that must be answered; the initial focus is on the harmless button. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  pending = false,
  finalFocus,
}: AlertDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (open) isConfirmed.current = false;
  }, [open]);

  function confirm(): void {
    isConfirmed.current = true;
    onConfirm();
  }

  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={styles.backdrop} />
        <BaseAlertDialog.Popup
          className={styles.popup}
          initialFocus={harmless}
          finalFocus={() => (isConfirmed.current && finalFocus ? finalFocus() : null)}
        >
          <BaseAlertDialog.Title className={styles.title}>{title}</BaseAlertDialog.Title>
          <BaseAlertDialog.Description className={styles.description}>
            {description}
          </BaseAlertDialog.Description>
          {children}
          <div className={styles.actions}>
            {cancelLabel !== undefined && (
              <Button ref={harmless} variant="outline" onClick={() => onOpenChange(false)}>
                {cancelLabel}
              </Button>
            )}
            <Button
              ref={cancelLabel === undefined ? harmless : undefined}
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
