import { t } from '@lingui/core/macro';
import { formatMoney } from '../../../../lib/money.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import type { RefundParts } from './refund-parts.ts';

interface RefundQuestionProps {
  isOpen: boolean;
  parts: RefundParts;
  currency: string;
  isSaving: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a refund. */
export function RefundQuestion({
  isOpen,
  parts,
  currency,
  isSaving,
  onClose,
  onConfirm,
}: RefundQuestionProps) {
  const { byCard, byHand } = parts;
  const amount = formatMoney(byCard + byHand, currency);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={() => !isSaving && onClose()}
      title={t`Refund ${amount}?`}
      description={refundDescription(parts, currency)}
      cancelLabel={t`Not yet`}
      confirmLabel={byHand === 0 ? t`Refund` : t`Record refund`}
      danger
      pending={isSaving}
      onConfirm={onConfirm}
    />
  );
}

function refundDescription({ byCard, byHand }: RefundParts, currency: string): string {
  if (byHand === 0)
    return t`The customer’s card is refunded, and the customer is notified by email. This can’t be undone.`;
  if (byCard === 0)
    return t`Refund the customer first: this records the refund and notifies the customer by email.`;
  return t`First pay ${formatMoney(byHand, currency)} back by hand, which this only records. ${formatMoney(byCard, currency)} goes back to the customer’s card, and the customer is notified by email. This can’t be undone.`;
}
