import { Trans } from '@lingui/react/macro';
import Ruler from 'lucide-react/icons/ruler';
import { lazy, Suspense, useState } from 'react';
import type { SizeGuide } from '../../../gql/graphql.ts';
import styles from './size-guide.module.css';

const SizeGuideDialog = lazy(async () => ({
  default: (await import('./size-guide-dialog.tsx')).SizeGuideDialog,
}));

/** Opens the size guide for a product. */
export function SizeGuideButton({ guide }: { guide: SizeGuide }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Ruler size={18} aria-hidden="true" />
        <Trans>Size guide</Trans>
      </button>
      {wasOpened && (
        <Suspense>
          <SizeGuideDialog guide={guide} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
