import { type RefObject, useEffect, useRef } from 'react';

/**
 * A filter that is taken away takes its button along. When that had the focus, it goes on to the next button in the
 * element of the answered ref, or to the page's heading when none is left. `change` is what differs after each change.
 */
export function useRestoreFocus(change: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const known = useRef(change);
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    if (document.activeElement !== document.body) return;
    const next = area.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
  }, [change]);
  return area;
}
