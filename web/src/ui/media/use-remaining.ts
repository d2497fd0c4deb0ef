import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { RenderedAt } from '../../lib/rendered-at.ts';

const TICK = 1000;

/** The milliseconds until `target` (ms since the epoch), renewed each second; 0 and quiet once it has passed. */
export function useRemaining(target: number): number {
  const renderedAt = useContext(RenderedAt);
  const [ticked, setTicked] = useState(() => Date.now());
  const now = useSyncExternalStore(
    subscribeToNothing,
    () => ticked,
    () => renderedAt ?? ticked,
  );
  const over = now >= target;

  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setTicked(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [over]);

  return Math.max(0, target - now);
}

/* The ticks come by state; this store only tells the server's moment from the browser's. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
