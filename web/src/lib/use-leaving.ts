import { useEffect, useState } from 'react';

interface Leaving {
  /** Whether the browser is on its way to another site: until it has left, the button that sent it stays at work. */
  isLeaving: boolean;
  /** Sends the browser to another site. */
  leaveFor: (url: string) => void;
}

/**
 * Leaves the shop for another site, such as the page on which an order is paid. Whoever comes back by the browser's button
 * may find this page as it was left, out of the browser's memory: it then no longer leaves.
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
