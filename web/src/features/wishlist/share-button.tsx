import { Trans } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useLists } from './use-lists.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Opens the dialog that shares a list; null for the default list. */
export function ShareButton({ listId }: { listId: string | null }) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { shares } = useLists();
  const share = shares.find(({ wishlistId }) => (wishlistId ?? null) === listId);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Share2 size={18} aria-hidden="true" />
        {share ? <Trans>Shared</Trans> : <Trans>Share</Trans>}
      </Button>
      {wasOpened && (
        <Suspense>
          <ShareDialog listId={listId} token={share?.token ?? null} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
