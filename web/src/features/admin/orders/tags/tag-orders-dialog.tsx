import { plural, t } from '@lingui/core/macro';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { TagManyForm } from '../../tags/tag-many-form.tsx';
import { useOrderTags } from './use-order-tags.ts';

interface TagOrdersDialogProps {
  /** Null: it is closed. */
  ids: readonly string[] | null;
  onClose: () => void;
}

/** Changes the tags of several orders. */
export function TagOrdersDialog({ ids, onClose }: TagOrdersDialogProps) {
  const shown = useLastShown(ids) ?? [];
  const { known, update } = useOrderTags();
  const orders = plural(shown.length, { one: '# order', other: '# orders' });
  return (
    <Dialog open={ids !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={t`Tags of ${orders}`}>
      <TagManyForm
        known={known}
        update={(change, failure) => update(shown, change, failure)}
        onDone={onClose}
      />
    </Dialog>
  );
}
