import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { type CategoryRow_categoryFragment, DeleteCategoryDocument } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { CategoryOptions } from '../pickers/categories/category-options.tsx';
import type { TreeRow } from '../pickers/categories/category-moves.ts';
import { storeTree } from './store-tree.ts';
import { useRestoreCategory } from './use-restore-category.ts';

interface DeleteCategoryDialogProps {
  /** The category to delete; null while the dialog is closed. */
  category: CategoryRow_categoryFragment | null;
  rows: readonly TreeRow[];
  onClose: () => void;
}

/** Asks where to move the category's products, and for confirmation, before the category is deleted. */
export function DeleteCategoryDialog({ category, rows, onClose }: DeleteCategoryDialogProps) {
  const shown = useLastShown(category);
  return (
    <Dialog
      open={category !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete “${shown?.label ?? ''}”?`}
    >
      {shown && <DeleteForm key={shown.id} category={shown} rows={rows} onClose={onClose} />}
    </Dialog>
  );
}

interface DeleteFormProps extends DeleteCategoryDialogProps {
  category: CategoryRow_categoryFragment;
}

function DeleteForm({ category, rows, onClose }: DeleteFormProps) {
  const row = rows.find((other) => other.category.id === category.id);
  const hasChildren = rows.some(({ parent }) => parent?.id === category.id);
  const hasProducts = category.productCount > 0;
  const [heir, setHeir] = useState(row?.parent?.id ?? '');
  const [isMissing, setMissing] = useState(false);
  const [deleteCategory, isDeleting] = useAction(DeleteCategoryDocument, {
    result: (payload) => payload.categoryId,
    failure: t`Category not deleted`,
    update: (cache, { data }) => storeTree(cache, data?.categoryDelete.categories),
    onDone: () =>
      showToast({
        tone: 'success',
        title: t`Category deleted`,
        details: [category.label],
        undo: () => void restore({ id: category.id, handle: category.slug }),
      }),
  });
  const [restore] = useRestoreCategory();

  async function confirm(): Promise<void> {
    if (hasProducts && heir === '') return setMissing(true);
    await deleteCategory({ id: category.id, moveProductsTo: heir === '' ? null : heir });
    onClose();
    // The row that opened the dialog may be gone.
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
    });
  }

  if (hasChildren) {
    return (
      <>
        <p>
          <Trans>It contains other categories. Please move or delete them first.</Trans>
        </p>
        <Button variant="outline" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        {hasProducts
          ? plural(category.productCount, {
              one: 'Its # product stays in the shop. Links to the category won’t work until you restore it.',
              other:
                'Its # products stay in the shop. Links to the category won’t work until you restore it.',
            })
          : t`It has no products. Links to it won’t work until you restore it.`}
      </p>
      {hasProducts && (
        <SelectField
          name="heir"
          label={t`Move its products to`}
          required
          value={heir}
          error={isMissing && heir === '' ? t`Please choose where to move them` : ''}
          onChange={({ target }) => setHeir(target.value)}
        >
          <option value="">{t`Please choose`}</option>
          <CategoryOptions rows={rows} without={[category.id]} />
        </SelectField>
      )}
      <div>
        <Button variant="danger" pending={isDeleting} onClick={() => void confirm()}>
          <Trans>Delete</Trans>
        </Button>{' '}
        <Button variant="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
