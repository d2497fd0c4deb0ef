import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { TagManyForm } from './tag-many-form.tsx';
import { type Taggable, useTags } from './use-tags.ts';

interface TagManyDialogProps<Known extends object, Change extends object> {
  taggable: Taggable<Known, Change>;
  /** Null: it is closed. */
  ids: readonly string[] | null;
  /** "Tags of 3 orders". */
  titleOf: (count: number) => string;
  onClose: () => void;
}

/** Changes the tags of several things. */
export function TagManyDialog<Known extends object, Change extends object>({
  taggable,
  ids,
  titleOf,
  onClose,
}: TagManyDialogProps<Known, Change>) {
  const shown = useLastShown(ids) ?? [];
  const { known, update } = useTags(taggable);
  return (
    <Dialog open={ids !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={titleOf(shown.length)}>
      <TagManyForm
        known={known}
        update={(change, failure) => update(shown, change, failure)}
        onDone={onClose}
      />
    </Dialog>
  );
}
