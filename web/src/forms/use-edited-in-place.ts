import { useEffect, useRef, useState } from 'react';

/**
 * The list item that is being edited in place; null for none. `close` ends that and focuses the element with
 * the id, or else the one with `fallbackId`, after the form is gone and the list's buttons are rendered
 * again.
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
