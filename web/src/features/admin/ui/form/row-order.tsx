import { t } from '@lingui/core/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './row-order.module.css';
import { useRowDrag } from './use-row-drag.ts';

/**
 * The order of a list's rows, which users change by dragging and with buttons that keep the focus; each
 * change is announced. `names` are those of the rows. A drag calls the `move` of the render in which it
 * began.
 */
export function useRowOrder(names: readonly string[], move: (from: number, to: number) => void) {
  const list = useRef<HTMLElement>(null);
  const [status, announce] = useState('');
  const count = names.length;
  const announcePlace = (from: number, place: number) =>
    announce(t`${names[from] ?? ''} moved to position ${place + 1} of ${count}`);
  const drag = useRowDrag(list, move, (from, place) => from !== place && announcePlace(from, place));

  function step(button: HTMLElement, from: number, to: number): void {
    const rows = button.closest('ul');
    const direction = to < from ? 'up' : 'down';
    move(from, to);
    announcePlace(from, to);
    // Moving an element in the document makes its button lose the focus.
    requestAnimationFrame(() => {
      rows?.children[to]?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus();
    });
  }

  function startDrag(event: PointerEvent, from: number): void {
    list.current = event.currentTarget.closest('ul');
    drag.start(event, from);
  }

  return { names, draggedPlace: drag.place, startDrag, step, announce, status };
}

export type RowOrdering = ReturnType<typeof useRowOrder>;

/** The handle by which a pointer drags a row; for keyboard users, `RowMoves` does the same. */
export function RowGrip({ order, index }: { order: RowOrdering; index: number }) {
  return (
    <span className={styles.grip} aria-hidden="true" onPointerDown={(event) => order.startDrag(event, index)}>
      <GripVertical size={20} />
    </span>
  );
}

/** The buttons that move a row up and down. */
export function RowMoves({ order, index }: { order: RowOrdering; index: number }) {
  const name = order.names[index] ?? '';
  const isLast = index === order.names.length - 1;
  return (
    <>
      <IconButton
        label={t`Move ${name} up`}
        data-move="up"
        aria-disabled={index === 0}
        onClick={({ currentTarget }) => index > 0 && order.step(currentTarget, index, index - 1)}
      >
        <ArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t`Move ${name} down`}
        data-move="down"
        aria-disabled={isLast}
        onClick={({ currentTarget }) => !isLast && order.step(currentTarget, index, index + 1)}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Announces changes of the order. Render it once beside the list. */
export function RowStatus({ order }: { order: RowOrdering }) {
  return (
    <VisuallyHidden>
      <span role="status">{order.status}</span>
    </VisuallyHidden>
  );
}
