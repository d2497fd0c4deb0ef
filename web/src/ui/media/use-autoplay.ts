import { useEffect, useEffectEvent } from 'react';

/** Calls `advance` every `intervalMs` while `running`, except while the tab is hidden. */
export function useAutoplay(running: boolean, intervalMs: number, advance: () => void): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') advance();
  });

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(onTick, intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs]);
}
