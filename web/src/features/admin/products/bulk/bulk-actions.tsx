import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../../ui/overlay/use-last-shown.ts';
import { SelectionBar } from '../../ui/selection/selection-bar.tsx';
import type { Selection } from '../../ui/selection/use-selection.ts';
import type { BulkFormProps } from './bulk-form.tsx';
import { CategoryForm } from './category-form.tsx';
import { PriceForm } from './price-form.tsx';
import { TagsForm } from './tags-form.tsx';
import { StockForm } from './stock-form.tsx';
import type { BulkUpdate } from './use-bulk-update.ts';

/** The open form, and the number of products that it changes. */
interface OpenDialog {
  form: 'PRICE' | 'STOCK' | 'CATEGORY' | 'TAGS';
  count: number;
}

interface BulkActionsProps {
  selection: Selection;
  bulk: BulkUpdate;
}

/** The bar of actions for the selected products, with their dialogs. */
export function BulkActions({ selection, bulk }: BulkActionsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const shown = useLastShown(dialog);

  // The number stays while the dialog fades out, when nothing is selected any more.
  const open = (form: OpenDialog['form']) => setDialog({ form, count: selection.ids.length });
  const close = () => setDialog(null);

  return (
    <>
      <SelectionBar selection={selection}>
        <Button size="sm" variant="outline" onClick={() => void bulk.run({ status: 'ACTIVE' })}>
          <Trans>Publish</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => void bulk.run({ status: 'ARCHIVED' })}>
          <Trans>Archive</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => open('PRICE')}>
          <Trans>Prices</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => open('STOCK')}>
          <Trans>Stock</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => open('CATEGORY')}>
          <Trans>Category</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => open('TAGS')}>
          <Trans>Tags</Trans>
        </Button>
      </SelectionBar>
      <Dialog
        open={dialog !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={shown ? titleOf(shown) : ''}
      >
        {shown && <BulkForms key={shown.form} {...shown} bulk={bulk} onDone={close} />}
      </Dialog>
    </>
  );
}

function BulkForms({ form, ...props }: BulkFormProps & Pick<OpenDialog, 'form'>) {
  if (form === 'PRICE') return <PriceForm {...props} />;
  if (form === 'TAGS') return <TagsForm {...props} />;
  return form === 'STOCK' ? <StockForm {...props} /> : <CategoryForm {...props} />;
}

function titleOf({ form, count }: OpenDialog): string {
  const products = plural(count, { one: '# product', other: '# products' });
  return {
    PRICE: t`Prices of ${products}`,
    STOCK: t`Stock of ${products}`,
    CATEGORY: t`Main category of ${products}`,
    TAGS: t`Tags of ${products}`,
  }[form];
}
