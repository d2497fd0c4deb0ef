import { useEffect, useState } from 'react';

const TICK = 1000;

/** The milliseconds until `target` (ms since the epoch), renewed each second; 0 and quiet once it has passed. */
export function useRemaining(target: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= target;

  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [over]);

  return Math.max(0, target - now);
}
