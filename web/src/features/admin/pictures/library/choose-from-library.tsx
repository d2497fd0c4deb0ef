import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { UploadedAsset } from '../upload-asset.ts';

const LibraryDialog = lazy(async () => ({ default: (await import('./library-dialog.tsx')).LibraryDialog }));

interface ChooseFromLibraryProps {
  /** How many pictures can be chosen at once; none disables the button. */
  max?: number;
  onChoose: (pictures: readonly UploadedAsset[]) => void;
}

/** The button beside an upload that takes pictures from the media library instead. */
export function ChooseFromLibrary({ max = 1, onChoose }: ChooseFromLibraryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        disabled={max === 0}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Choose from library</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <LibraryDialog
            max={max}
            onChoose={(pictures) => {
              setIsOpen(false);
              onChoose(pictures);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
