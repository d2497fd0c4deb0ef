import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';

interface RestoreButtonProps {
  /** The name of the item. */
  name: string;
  isRestoring: boolean;
  onRestore: () => void;
}

/** Restores a deleted item. */
export function RestoreButton({ name, isRestoring, onRestore }: RestoreButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isRestoring}
      aria-label={t`Restore ${name}`}
      onClick={onRestore}
    >
      <Trans>Restore</Trans>
    </Button>
  );
}
