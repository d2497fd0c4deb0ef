import { type ComponentType, useEffect, useState } from 'react';
import { useSessionEndToast } from '../session/use-session-end-toast.ts';

/* In ms after the page, because it is not urgent, but before the first toast: some screen readers only
   announce changes of a live region that already exists. */
export const LOAD_DELAY_MS = 1500;
const RETRY_DELAY_MS = 5000;

/** Loads the toast region. `showToast` may be called earlier. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useSessionEndToast();

  useEffect(() => {
    let timer = setTimeout(() => void load(), LOAD_DELAY_MS);

    // The page must stay on screen while offline: the import is retried, and toasts wait in the queue.
    async function load(): Promise<void> {
      try {
        const { ToastRegion } = await import('../ui/feedback/toast-region.tsx');
        setRegion(() => ToastRegion);
      } catch {
        timer = setTimeout(() => void load(), RETRY_DELAY_MS);
      }
    }

    return () => clearTimeout(timer);
  }, []);

  return Region && <Region />;
}
