import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { CategoryFilter } from './category-filter.tsx';

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** The label of the button at the bottom, with the number of products found. */
  showLabel: string;
}

/** The filters of narrow screens. They apply at once; when the sheet closes, the list keeps its scroll position. */
export function FilterSheet({ open, onOpenChange, chosen, onChange, showLabel }: FilterSheetProps) {
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
          {chosen.length > 0 && (
            <Button block variant="quiet" size="sm" onClick={() => onChange([])}>
              <Trans>Clear all</Trans>
            </Button>
          )}
        </Cluster>
      }
    >
      <CategoryFilter chosen={chosen} onChange={onChange} />
    </Sheet>
  );
}
