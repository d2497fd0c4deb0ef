import { useEffect, useState } from 'react';

/**
 * The text once it has stayed the same for some ms, and until then the one before: for requests that follow
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
