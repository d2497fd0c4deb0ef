import { useEffect, useRef } from 'react';

/**
 * For buttons that disappear when they are pressed, such as one that removes a filter. Then the focus moves
 * to the next button inside the element with the returned props, or to the page's heading if none is left. A
 * filter set elsewhere, for example by Enter in a field that then loses the focus, must not move it: the same
 * Enter would press the button. `change` must differ after each change.
 */
export function useRestoreFocus(change: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    const next = ref.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
  }, [change]);
  return { ref, onClickCapture: () => void (isPressed.current = true) };
}
