import { t } from '@lingui/core/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import styles from './shop-page.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface FilterButtonProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  showLabel: string;
}

/** Opens the filters below 992 px, where there is no filter column. */
export function FilterButton({ chosen, onChange, showLabel }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open(): void {
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        className={styles.filterButton}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {chosen.length > 0 ? t`Filters (${chosen.length})` : t`Filters`}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet
            open={isOpen}
            onOpenChange={setOpen}
            chosen={chosen}
            onChange={onChange}
            showLabel={showLabel}
          />
        </Suspense>
      )}
    </>
  );
}
