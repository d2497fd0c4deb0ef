import { t } from '@lingui/core/macro';
import type { FailingForm } from '../../../apollo/use-action.ts';
import type { TagsUpdateResult_changeFragment as TagsUpdateResult } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { TagManyForm } from './tag-many-form.tsx';
import { undoOfTags } from './undo-tags.ts';
import { type TagChange, type Taggable, useTags } from './use-tags.ts';

interface TagManyDialogProps<Known extends object, Change extends object> {
  taggable: Taggable<Known, Change>;
  /** Null while the dialog is closed. */
  ids: readonly string[] | null;
  /** "Tags of 3 orders". */
  titleOf: (count: number) => string;
  onClose: () => void;
}

/** Changes the tags of several items, with Undo in the toast. */
export function TagManyDialog<Known extends object, Change extends object>({
  taggable,
  ids,
  titleOf,
  onClose,
}: TagManyDialogProps<Known, Change>) {
  const shown = useLastShown(ids) ?? [];
  const { existingTags, update } = useTags(taggable);

  async function undo(changes: readonly TagsUpdateResult[]): Promise<void> {
    for (const { ids: changed, change } of undoOfTags(changes)) if (!(await update(changed, change))) return;
    showToast({ tone: 'success', title: t`Undone` });
  }

  async function change(tagChange: TagChange, failure: FailingForm): Promise<boolean> {
    const changes = await update(shown, tagChange, failure);
    if (!changes) return false;
    if (changes.length === 0) showToast({ tone: 'success', title: t`The tags were already up to date` });
    else showToast({ tone: 'success', title: t`Tags changed`, undo: () => void undo(changes) });
    return true;
  }

  return (
    <Dialog open={ids !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={titleOf(shown.length)}>
      <TagManyForm existingTags={existingTags} update={change} onDone={onClose} />
    </Dialog>
  );
}
