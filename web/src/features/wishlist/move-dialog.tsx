import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyToWishlistDocument, MoveToWishlistDocument } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type NamedList, useListAction } from './use-lists.ts';

/** The value for the default list, which has no id, in the select. */
const DEFAULT = 'default';

interface MoveDialogProps {
  product: { id: string; title: string };
  /** The list that contains it; null for the default one. */
  from: string | null;
  lists: readonly NamedList[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Moves a product to another list, or copies it there. */
export function MoveDialog({ product, from, lists, open, onOpenChange }: MoveDialogProps) {
  const targets = [
    { value: DEFAULT, id: null, name: t`My wishlist` },
    ...lists.map(({ id, name }) => ({ value: id, id, name })),
  ].filter(({ id }) => id !== from);
  const [chosen, setChosen] = useState(targets[0]?.value ?? DEFAULT);
  const [move, isMoving] = useListAction(MoveToWishlistDocument, t`Not moved`);
  const [copy, isCopying] = useListAction(CopyToWishlistDocument, t`Not copied`);
  const target = targets.find(({ value }) => value === chosen);

  function done(title: string): void {
    onOpenChange(false);
    showToast({ tone: 'success', title, details: [product.title] });
  }

  const productIds = [product.id];
  const toId = target?.id ?? null;
  const name = target?.name ?? '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Move or copy`}
      description={product.title}
      actions={
        <>
          <Button
            variant="outline"
            pending={isCopying}
            onClick={() => void copy({ toId, productIds }, { onDone: () => done(t`Copied to ${name}`) })}
          >
            <Trans>Copy</Trans>
          </Button>
          <Button
            pending={isMoving}
            onClick={() =>
              void move({ fromId: from, toId, productIds }, { onDone: () => done(t`Moved to ${name}`) })
            }
          >
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <SelectField
        name="list"
        label={t`List`}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {targets.map(({ value, name: label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </Dialog>
  );
}
