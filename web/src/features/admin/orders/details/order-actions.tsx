import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { useListState } from '../../list/use-list-params.ts';
import { SelectionBar } from '../../ui/selection/selection-bar.tsx';
import type { Selection } from '../../ui/selection/use-selection.ts';
import type { BulkChange } from '../bulk/bulk-change-rules.ts';
import { printLink } from '../printing/print-search.ts';
import { TagManyDialog } from '../../tags/tag-many-dialog.tsx';
import { orderTags } from '../tags/order-tags.ts';

/** The maximum number of orders changed at once; the rest stay selected. */
const MAX_AT_ONCE = 100;

interface OrderActionsProps {
  selection: Selection;
  onSend: (ids: readonly string[]) => void;
  onChange: (change: BulkChange, ids: readonly string[]) => void;
}

/** The bar of actions for the selected orders. */
export function OrderActions({ selection, onSend, onChange }: OrderActionsProps) {
  const [toTag, setToTag] = useState<readonly string[] | null>(null);
  const state = useListState();
  const ids = selection.ids.slice(0, MAX_AT_ONCE);
  return (
    <>
      <SelectionBar selection={selection} limit={MAX_AT_ONCE}>
        <Button size="sm" variant="outline" onClick={() => onSend(ids)}>
          <Trans>Ship</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => onChange('DELIVER', ids)}>
          <Trans>Delivered</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => onChange('RECEIVE_PAYMENT', ids)}>
          <Trans>Paid</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => onChange('CANCEL', ids)}>
          <Trans>Cancel orders</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => setToTag(ids)}>
          <Trans>Tags</Trans>
        </Button>
        <ButtonLink size="sm" variant="outline" to={printLink({ ids, paper: 'slip' })} state={state}>
          <Trans>Print</Trans>
        </ButtonLink>
      </SelectionBar>
      <TagManyDialog taggable={orderTags} ids={toTag} titleOf={titleOf} onClose={() => setToTag(null)} />
    </>
  );
}

function titleOf(count: number): string {
  const orders = plural(count, { one: '# order', other: '# orders' });
  return t`Tags of ${orders}`;
}
