import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { downloadFile } from '../ui/download/download-file.ts';
import { TagManyDialog } from '../tags/tag-many-dialog.tsx';
import { SelectionBar } from '../ui/selection/selection-bar.tsx';
import type { Selection } from '../ui/selection/use-selection.ts';
import { customerTags } from './care/customer-tags.ts';

/** The maximum number of customers changed at once; the rest stay selected. */
const MAX_AT_ONCE = 100;

/** The bar of actions for the selected customers. */
export function CustomerActions({ selection }: { selection: Selection }) {
  const [toTag, setToTag] = useState<readonly string[] | null>(null);
  const [isExporting, setExporting] = useState(false);

  async function exportSelected(): Promise<void> {
    setExporting(true);
    const problem = await downloadFile('/api/exports/customers.csv', 'customers.csv', { ids: selection.ids });
    setExporting(false);
    if (problem !== null) showToast({ tone: 'error', title: t`Not downloaded`, details: [problem] });
  }

  return (
    <>
      <SelectionBar selection={selection} limit={MAX_AT_ONCE}>
        <Button size="sm" variant="outline" onClick={() => setToTag(selection.ids.slice(0, MAX_AT_ONCE))}>
          <Trans>Tags</Trans>
        </Button>
        <Button size="sm" variant="outline" pending={isExporting} onClick={() => void exportSelected()}>
          <Trans>Export</Trans>
        </Button>
      </SelectionBar>
      <TagManyDialog taggable={customerTags} ids={toTag} titleOf={titleOf} onClose={() => setToTag(null)} />
    </>
  );
}

function titleOf(count: number): string {
  const customers = plural(count, { one: '# customer', other: '# customers' });
  return t`Tags of ${customers}`;
}
