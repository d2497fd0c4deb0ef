import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';

interface RestoreButtonProps {
  /** What is restored. */
  name: string;
  isRestoring: boolean;
  onRestore: () => void;
}

/** Brings something back that was deleted. */
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
