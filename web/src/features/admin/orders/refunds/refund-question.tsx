import { t } from '@lingui/core/macro';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';

interface RefundQuestionProps {
  isOpen: boolean;
  /** Formatted. */
  amount: string;
  isByCard: boolean;
  isSaving: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before money goes back. */
export function RefundQuestion({
  isOpen,
  amount,
  isByCard,
  isSaving,
  onClose,
  onConfirm,
}: RefundQuestionProps) {
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={() => !isSaving && onClose()}
      title={t`Refund ${amount}?`}
      description={
        isByCard
          ? t`The money goes back to the customer’s card, and the customer is told by email. This can’t be undone.`
          : t`Pay the money back first: this notes that you have done it, and tells the customer by email.`
      }
      cancelLabel={t`Not yet`}
      confirmLabel={isByCard ? t`Refund` : t`It is paid back`}
      danger
      pending={isSaving}
      onConfirm={onConfirm}
    />
  );
}
