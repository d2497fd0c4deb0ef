import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface AddButtonProps {
  /** The title of the item to add. */
  title: string;
  isAdded: boolean;
  /** Whether the list is full. */
  isFull: boolean;
  onAdd: () => void;
}

/** Adds a search result to the selection. It keeps the focus, which a disabled button would lose. */
export function AddButton({ title, isAdded, isFull, onAdd }: AddButtonProps) {
  const isDisabled = isAdded || isFull;
  return (
    <Button size="sm" variant="outline" aria-disabled={isDisabled} onClick={isDisabled ? undefined : onAdd}>
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
