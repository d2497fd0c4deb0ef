import { useEffect, useState } from 'react';

interface Leaving {
  /** Whether the browser is navigating to another site; until it has left, the button stays pending. */
  isLeaving: boolean;
  leaveFor: (url: string) => void;
}

/**
 * Leaves the shop for another site, such as a payment page. The back button may restore this page from the
 * back/forward cache as it was; `isLeaving` is then reset.
 */
export function useLeaving(): Leaving {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  function leaveFor(url: string): void {
    setLeaving(true);
    location.assign(url);
  }

  return { isLeaving, leaveFor };
}
