import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';

interface MenuOptions {
  /** Whether it closes when the mouse leaves, as the category menu's does (specification section 2). */
  closesOnLeave?: boolean;
}

/**
 * A button that shows and hides a list of links (the disclosure navigation pattern, not an ARIA menu: the links stay links,
 * in the server's page too). Arrow keys, Home, End and first letters move in it. Esc closes it and gives the focus back to
 * the button; a click elsewhere, a focus elsewhere and a change of page close it, too. Spread `root` on the element around
 * both, `button` and `panel` on the two.
 */
export function useMenu({ closesOnLeave = false }: MenuOptions = {}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  /** What has the focus must not vanish with it: the next key would start at the top of the page. */
  function close(): void {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setOpenAt(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      button.current?.focus();
      return;
    }
    const isOnButton = event.target === button.current;
    if (isOnButton && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // Only what is shown can take the focus.
    if (!isOpen) flushSync(() => setOpenAt(key));
    const entry = panel.current && entryAfter(panel.current, event);
    if (!entry) return;
    event.preventDefault();
    entry.focus();
  }

  return {
    isOpen,
    root: {
      ref: root,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        // Without a related target the window lost the focus, or a click went to something that takes none.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpenAt(null);
      },
      onMouseLeave: closesOnLeave ? close : undefined,
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => {
        // Safari gives the focus to no button that is clicked, and keys go where the focus is.
        button.current?.focus();
        setOpenAt(isOpen ? null : key);
      },
    },
    // Whoever clicks beside an entry, or in Safari on a button, can go on with the keys.
    panel: { ref: panel, id, hidden: !isOpen, tabIndex: -1 },
  };
}

/**
 * The shown link or button of `panel` that a key leads to from the one with the focus: arrows to its neighbours and round
 * the ends, Home and End, a letter to the next one that begins with it. None for another key.
 */
function entryAfter(panel: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const entries = [...panel.querySelectorAll<HTMLElement>('a, button')].filter(
    (entry) => !entry.closest('[hidden]'),
  );
  const at = entries.findIndex((entry) => entry === document.activeElement);
  switch (event.key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(Math.max(at, 0) - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
  }
  if (!/^\p{Letter}$/u.test(event.key)) return undefined;
  const letter = event.key.toLowerCase();
  const inTurn = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return inTurn.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter));
}
