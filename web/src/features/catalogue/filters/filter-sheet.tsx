import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { noFilters } from '../../../navigation/shop-search.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterSheetProps extends FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether there is a filter to clear. */
  isNarrowed: boolean;
  /** The label of the button at the bottom, with the number of results. */
  showLabel: string;
}

/**
 * The filters on narrow screens. They apply at once; when the sheet closes, the list keeps its scroll
 * position.
 */
export function FilterSheet({ open, onOpenChange, isNarrowed, showLabel, ...panel }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`Filters`}
      side="right"
      footer={
        <Cluster gap={12}>
          <Button block onClick={() => onOpenChange(false)}>
            {showLabel}
          </Button>
          {isNarrowed && (
            <Button block variant="quiet" size="sm" onClick={() => panel.onChange(noFilters)}>
              <Trans>Clear all</Trans>
            </Button>
          )}
        </Cluster>
      }
    >
      <FilterPanel {...panel} isShown={open} isRoomy={false} />
    </Sheet>
  );
}
