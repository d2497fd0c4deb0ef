import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/**
 * Lets users drag the rows of a list by their handles, with a mouse, pen or finger. `onMove` is called
 * whenever the dragged row is over another one, `onDrop` with its first and last position. The list needs
 * another way to reorder it as well.
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
    // On the window, because the handle moves in the document, which would end pointer capture.
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
    /** The current position of the dragged row; null if none is dragged. */
    place,
    /** Its initial position. */
    from: firstPlace,
    start,
  };
}

/** The position of the row at a y coordinate of the window; null if there is none. */
function rowAt(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const index = rows.findIndex(({ top, bottom }) => y >= top && y <= bottom);
  return index < 0 ? null : index;
}
