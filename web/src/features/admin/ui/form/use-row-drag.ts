import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/**
 * Lets the rows of a list be dragged by their handles, with a mouse, a pen or a finger. `onMove` is called
 * whenever the dragged row comes over another one, `onDrop` with its first and its last place. A list also
 * needs another way to reorder it.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
  onDrop: (from: number, place: number) => void,
) {
  const [place, setPlace] = useState<number | null>(null);
  const [firstPlace, setFirstPlace] = useState<number | null>(null);
  const latest = useRef(0);

  function start(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    event.preventDefault();
    latest.current = from;
    setPlace(from);
    setFirstPlace(from);
    const listening = new AbortController();
    const { signal } = listening;
    // The window's, since the handle itself moves in the document, which would end a capture of the pointer.
    window.addEventListener('pointermove', ({ clientY }) => moveTo(rowAt(list.current, clientY)), { signal });
    const end = () => {
      listening.abort();
      setPlace(null);
      setFirstPlace(null);
      onDrop(from, latest.current);
    };
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }

  function moveTo(to: number | null): void {
    if (to === null || to === latest.current) return;
    onMove(latest.current, to);
    latest.current = to;
    setPlace(to);
  }

  return {
    /** The place that the dragged row has come to; null: none is dragged. */
    place,
    /** The place where it began. */
    from: firstPlace,
    start,
  };
}

/** The place of the row at a height of the window; null where there is none. */
function rowAt(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const index = rows.findIndex(({ top, bottom }) => y >= top && y <= bottom);
  return index < 0 ? null : index;
}
