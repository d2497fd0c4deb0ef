import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './dialog.module.css';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** What happens, as a verb: "Delete", "OK". */
  confirmLabel: string;
  /** Left out for a mere message: there is nothing to choose then. */
  cancelLabel?: string;
  onConfirm: () => void;
  /** The consequence can't be undone: the confirming button is red outlined. */
  danger?: boolean;
  pending?: boolean;
  /** What gets the focus when it closes; null: what had it before. For a question whose button goes with the answer. */
  finalFocus?: () => HTMLElement | null;
}

/** A message or question that must be answered; the focus starts on the harmless button. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  pending = false,
  finalFocus,
}: AlertDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={styles.backdrop} />
        <BaseAlertDialog.Popup className={styles.popup} initialFocus={harmless} finalFocus={finalFocus}>
          <BaseAlertDialog.Title className={styles.title}>{title}</BaseAlertDialog.Title>
          <BaseAlertDialog.Description className={styles.description}>
            {description}
          </BaseAlertDialog.Description>
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
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
