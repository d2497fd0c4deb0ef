import { t } from '@lingui/core/macro';
import type { useLeaveWarning } from '../../../../forms/use-leave-warning.ts';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';

interface LeaveDialogProps {
  leaving: ReturnType<typeof useLeaveWarning>;
  /** What would be lost. */
  description: string;
  /** Called before leaving the page. */
  onLeave: () => void;
}

/** Asks for confirmation before leaving unsaved changes. */
export function LeaveDialog({ leaving, description, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={leaving.isBlocked}
      onOpenChange={(open) => !open && leaving.stay()}
      title={t`Leave without saving?`}
      description={description}
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
