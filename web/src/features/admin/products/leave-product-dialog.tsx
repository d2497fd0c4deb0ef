import { t } from '@lingui/core/macro';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import type { useLeaveWarning } from '../../../forms/use-leave-warning.ts';

interface LeaveProductDialogProps {
  leaving: ReturnType<typeof useLeaveWarning>;
  /** Called before leaving the page. */
  onLeave: () => void;
}

/** Asks for confirmation before leaving unsaved changes. */
export function LeaveProductDialog({ leaving, onLeave }: LeaveProductDialogProps) {
  return (
    <AlertDialog
      open={leaving.isAsked}
      onOpenChange={(open) => !open && leaving.stay()}
      title={t`Leave without saving?`}
      description={t`You have changed this product but not saved it. If you leave now, these changes are lost.`}
      cancelLabel={t`Stay`}
      confirmLabel={t`Leave`}
      danger
      onConfirm={() => {
        onLeave();
        leaving.leave();
      }}
    />
  );
}
