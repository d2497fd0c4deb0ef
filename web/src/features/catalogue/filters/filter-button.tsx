import { t } from '@lingui/core/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

interface FilterButtonProps extends FilterPanelProps {
  /** The number of active filters. */
  chosen: number;
  /** The label of the button that closes the filters, with the number of results. */
  showLabel: string;
  className: string | undefined;
}

/** Opens the filters below 992 px, where there is no filter column. */
export function FilterButton({ chosen, className, ...sheet }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open(): void {
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        className={className}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {chosen > 0 ? t`Filters (${chosen})` : t`Filters`}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet {...sheet} open={isOpen} onOpenChange={setOpen} isNarrowed={chosen > 0} />
        </Suspense>
      )}
    </>
  );
}
