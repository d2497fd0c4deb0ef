import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import type { NamedList } from './use-lists.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

interface MoveButtonProps {
  product: { id: string; title: string };
  /** The list that contains it; null for the default one. */
  from: string | null;
  lists: readonly NamedList[];
}

/** Opens the dialog that moves a product to another list; hidden if there is none. */
export function MoveButton({ product, from, lists }: MoveButtonProps) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  if (lists.length === 0) return null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t`Move or copy ${product.title} to another list`}
        onClick={() => {
          setOpened((times) => times + 1);
          setIsOpen(true);
        }}
      >
        <Trans>Move or copy</Trans>
      </Button>
      {opened > 0 && (
        <Suspense>
          <MoveDialog
            key={opened}
            product={product}
            from={from}
            lists={lists}
            open={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}
