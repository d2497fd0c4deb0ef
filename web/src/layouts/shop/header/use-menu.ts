import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface MenuOptions {
  /** Whether it closes when the mouse leaves, as the category menu's does (specification section 2). */
  closesOnLeave?: boolean;
}

/**
 * A button that shows and hides a list of links (the disclosure pattern, not an ARIA menu). Esc closes it and gives the
 * focus back to the button; a click elsewhere, a focus elsewhere and a change of page close it, too. While the focus is in
 * the list, the mouse may leave. Spread `root` on the element around both, `button` and `panel` on the two.
 */
export function useMenu({ closesOnLeave = false }: MenuOptions = {}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  }

  return {
    isOpen,
    root: {
      ref: root,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        // Without a related target the window lost the focus, or a click went to something that takes none.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
      },
      onMouseLeave: () => {
        if (closesOnLeave && !panel.current?.contains(document.activeElement)) close();
      },
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpenAt(isOpen ? null : key),
    },
    panel: { ref: panel, id, hidden: !isOpen },
  };
}
