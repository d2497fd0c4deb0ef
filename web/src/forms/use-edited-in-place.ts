import { useEffect, useRef, useState } from 'react';

/**
 * Which item of a list is edited in its place; null for none. `close` ends that, and gives the focus to the
 * element with the id, or else to the one of `fallbackId`: the buttons of the list are there again only after
 * the form is gone.
 */
export function useEditedInPlace<Item>(initial: Item | null | (() => Item | null), fallbackId?: string) {
  const [edited, setEdited] = useState<Item | null>(initial);
  const returnTo = useRef<string>(null);

  useEffect(() => {
    if (edited !== null || returnTo.current === null) return;
    const target = document.getElementById(returnTo.current) ?? document.getElementById(fallbackId ?? '');
    returnTo.current = null;
    target?.focus();
  }, [edited, fallbackId]);

  function close(focusId: string): void {
    returnTo.current = focusId;
    setEdited(null);
  }

  return { edited, edit: setEdited, close };
}
