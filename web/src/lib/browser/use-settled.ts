import { useEffect, useState } from 'react';

/**
 * A debounced text: the previous one until the new one has been unchanged for `ms`. For requests that follow
 * typing.
 */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);

  return settled;
}
