import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { PageHydration } from '../../lib/browser/hydration-queue.ts';
import { RenderedAt } from '../../lib/time/rendered-at.ts';
import { serverNow } from '../../lib/time/server-clock.ts';

const TICK_MS = 1000;

/**
 * The ms until `target` (ms since the epoch) by the server's clock, updated each second; 0 and without a
 * timer after that. All countdowns of a page tick in sync.
 */
export function useRemaining(target: number): number {
  const renderedAt = useContext(RenderedAt);
  const hydration = useContext(PageHydration);
  const [ticked, setTicked] = useState(serverNow);
  const now = useSyncExternalStore(
    subscribeToNothing,
    () => (hydration?.isCaughtUp === false ? (renderedAt ?? ticked) : ticked),
    () => renderedAt ?? ticked,
  );
  const over = now >= target;

  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setTicked(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [over]);

  return Math.max(0, target - now);
}

/* The ticks come from state; the store only separates the server's snapshot from the browser's. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
