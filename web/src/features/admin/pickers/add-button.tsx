import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface AddButtonProps {
  /** What it adds. */
  title: string;
  isAdded: boolean;
  /** Whether no more can be added. */
  isFull: boolean;
  onAdd: () => void;
}

/** Adds what was found to what is chosen. */
export function AddButton({ title, isAdded, isFull, onAdd }: AddButtonProps) {
  return (
    <Button size="sm" variant="outline" disabled={isAdded || isFull} onClick={onAdd}>
      <Plus size={18} aria-hidden="true" />
      {isAdded ? (
        <Trans>Added</Trans>
      ) : (
        <Trans>
          Add<VisuallyHidden> {title}</VisuallyHidden>
        </Trans>
      )}
    </Button>
  );
}
