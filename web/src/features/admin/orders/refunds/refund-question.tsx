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

/** Asks for confirmation before a refund. */
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
          ? t`The customer’s card is refunded, and the customer is notified by email. This can’t be undone.`
          : t`Refund the customer first: this records the refund and notifies the customer by email.`
      }
      cancelLabel={t`Not yet`}
      confirmLabel={isByCard ? t`Refund` : t`Record refund`}
      danger
      pending={isSaving}
      onConfirm={onConfirm}
    />
  );
}
