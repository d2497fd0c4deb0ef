import { type ComponentType, useEffect, useState } from 'react';
import { useSessionEndToast } from '../session/use-session-end-toast.ts';

/*
 * The region comes after the page: nobody waits for it, and it still is there before its first notice, without which
 * some screen readers would not announce that one.
 */
const AFTER_THE_PAGE = 1500;
const BETWEEN_TRIES = 5000;

/** The place of all notices; anything may call `showToast` before it is there. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useSessionEndToast();

  useEffect(() => {
    let timer = setTimeout(() => void load(), AFTER_THE_PAGE);

    // Without a connection the page must stay on the screen: the region is asked for again, its notices wait.
    async function load(): Promise<void> {
      try {
        const { ToastRegion } = await import('../ui/feedback/toast-region.tsx');
        setRegion(() => ToastRegion);
      } catch {
        timer = setTimeout(() => void load(), BETWEEN_TRIES);
      }
    }

    return () => clearTimeout(timer);
  }, []);

  return Region && <Region />;
}
